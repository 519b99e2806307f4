import type { DocumentActionsResolver } from 'sanity';
import { withCopies } from '../copy/copyActions.tsx';
import { safeRemoval } from '../usage/safeRemoval.tsx';
import { copyDraftLink } from './CopyDraftLink.tsx';
import { openOnSite } from './OpenOnSite.tsx';
import { previewDraft } from './PreviewDraft.tsx';
import { publishWithRedirect } from './publishWithRedirect.tsx';

/** What there is one of, or what only an administrator removes, is not copied or deleted by a slip. */
const WITHHELD: Record<string, readonly string[]> = {
  leadDelivery: ['duplicate'],
  siteFeatures: ['duplicate', 'delete', 'unpublish'],
  site: ['duplicate', 'delete', 'unpublish'],
};
const ON_SITE = ['site', 'page', 'blogPost'];
/** What a colleague without an account may be shown as a draft. */
const SHOWN_BY_LINK = ['page', 'offer', 'blogPost'];
/** What has an address of its own, which may change. */
const MOVES = ['page', 'offer', 'model', 'location', 'blogPost'];

/** The Studio's own actions, less what singletons must not offer and what would be refused, plus the way to the public page. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  const withheld = WITHHELD[schemaType] ?? [];
  const offeredActions = withCopies(
    actions.filter(({ action }) => !action || !withheld.includes(action)),
    schemaType,
  )
    .map(safeRemoval)
    .map((action) => (MOVES.includes(schemaType) ? publishWithRedirect(action) : action));
  const [first, ...rest] = offeredActions; // the first is the button, the rest its menu
  return [
    ...(first ? [first] : []),
    ...(ON_SITE.includes(schemaType) ? [previewDraft, openOnSite] : []),
    ...(SHOWN_BY_LINK.includes(schemaType) ? [copyDraftLink] : []),
    ...rest,
  ];
};
