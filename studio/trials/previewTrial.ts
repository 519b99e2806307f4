import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { TRIAL_PREVIEW_PARAMETER } from '@forecourt/lib/sites/page-trial/visitor';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import type { DocumentActionComponent } from 'sanity';
import { siteAddress } from '../document/site.ts';
import { useOpenPreview } from '../document/useOpenPreview.ts';

const PATH = 'coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]).path.current';

/** Opens the page of a trial with its change, before the trial runs. Only the user sees it. */
export const previewTrial: DocumentActionComponent = ({ id, draft, published }) => {
  const { isOpening, open } = useOpenPreview();
  const { site, page } = (draft ?? published ?? {}) as {
    site?: { _ref?: string };
    page?: { _ref?: string };
  };
  return {
    label: isOpening ? 'Opening…' : 'Preview the change',
    icon: EyeOpenIcon,
    disabled: isOpening || !site?._ref || !page?._ref,
    title: 'Opens the page with the change. Only you can see it.',
    onHandle: () =>
      void open(async (lake) => {
        const [address, path] = await Promise.all([
          siteAddress(lake, site?._ref ?? ''),
          lake
            .withConfig({ perspective: 'raw' })
            .fetch<string | null>(PATH, { id: page?._ref ?? '' }, { tag: 'trials.preview' }),
        ]);
        if (!address || !path) throw new Error('The page or its site has no address yet.');
        return {
          origin: address.url,
          path: `${path}?${TRIAL_PREVIEW_PARAMETER}=${encodeURIComponent(publishedIdOf(id))}`,
        };
      }),
  };
};
previewTrial.displayName = 'PreviewTrial';
