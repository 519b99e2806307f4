import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity';
import { publicPath } from './publicUrl.ts';
import { API_VERSION, siteAddress, siteIdOf } from './site.ts';

const ENABLE = '/api/draft/enable';

/**
 * Opens a draft on its own site: the storefront shows drafts to whoever brings a secret that only a signed-in
 * editor can have stored.
 */
export const previewDraft: DocumentActionComponent = ({ draft }) => {
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
      const { secret } = await createPreviewSecret(client, 'forecourt/studio', location.origin, user?.id);
      const url = new URL(ENABLE, address.url);
      url.searchParams.set(urlSearchParamPreviewSecret, secret);
      url.searchParams.set(urlSearchParamPreviewPathname, path);
      if (tab) tab.location.href = url.href;
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
