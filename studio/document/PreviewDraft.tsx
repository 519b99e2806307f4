import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { type DocumentActionComponent, usePerspective } from 'sanity';
import { publicPath } from './publicUrl.ts';
import { siteAddress, siteIdOf } from './site.ts';
import { useOpenPreview } from './useOpenPreview.ts';

export const previewDraft: DocumentActionComponent = ({ draft: ownDraft, version }) => {
  // In a release, the release's version is previewed.
  const draft = version ?? ownDraft;
  const { perspectiveStack } = usePerspective();
  const { isOpening, open } = useOpenPreview();
  const siteId = draft ? siteIdOf(draft) : undefined;
  const path = draft ? publicPath(draft) : null;

  if (!draft) return null;
  return {
    label: isOpening ? 'Opening…' : 'Preview draft',
    icon: EyeOpenIcon,
    disabled: isOpening || !siteId || !path,
    title: path ? 'Shows the draft on its site. Only you can see it.' : 'Enter an address first',
    onHandle: () => {
      if (!siteId || !path) return;
      void open(async (lake) => {
        const address = await siteAddress(lake, siteId);
        if (!address) throw new Error('The site has no published address yet.');
        return { origin: address.url, path, perspective: version ? perspectiveStack : undefined };
      });
    },
  };
};
previewDraft.displayName = 'PreviewDraft';
