import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser, usePerspective } from 'sanity';
import { openPreview } from './previewAddress.ts';
import { publicPath } from './publicUrl.ts';
import { API_VERSION, siteAddress, siteIdOf } from './site.ts';

/** Opens a draft on its own site, in a tab of its own. */
export const previewDraft: DocumentActionComponent = ({ draft: ownDraft, version }) => {
  // In a release it is the release's version that is looked at.
  const draft = version ?? ownDraft;
  const { perspectiveStack } = usePerspective();
  const client = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const toast = useToast();
  const [opening, setOpening] = useState(false);
  const siteId = draft ? siteIdOf(draft) : undefined;
  const path = draft ? publicPath(draft) : null;

  async function open(tab: Window | null) {
    if (!siteId || !path) return;
    setOpening(true);
    try {
      const address = await siteAddress(client, siteId);
      if (!address) throw new Error('The site has no published address yet.');
      const perspective = version ? perspectiveStack : undefined;
      await openPreview({ client, userId: user?.id, tab, origin: address.url, path, perspective });
    } catch (reason) {
      tab?.close();
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The preview could not be opened', description });
    } finally {
      setOpening(false);
    }
  }

  if (!draft) return null;
  return {
    label: opening ? 'Opening…' : 'Preview draft',
    icon: EyeOpenIcon,
    disabled: opening || !siteId || !path,
    title: path ? 'Shows the draft on its site, to you alone' : 'Give it an address first',
    // The tab opens with the click: browsers block one that opens later.
    onHandle: () => void open(window.open('about:blank', '_blank')),
  };
};
previewDraft.displayName = 'PreviewDraft';
