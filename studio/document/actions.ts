import { isReviewedType } from '@forecourt/lib/operations/review/rule';
import { isTranslatedType } from '@forecourt/lib/sites/translations';
import type { DocumentActionsResolver } from 'sanity';
import { withCopies } from '../copy/copyActions.tsx';
import { reviewAction } from '../review/reviewAction.ts';
import { reviewedPublish } from '../review/reviewedPublish.ts';
import { CHECKED_TYPES, checkTextAction } from '../text-check/checkTextAction.ts';
import { withTranslations } from '../translations/withTranslations.tsx';
import { previewTrial } from '../trials/previewTrial.ts';
import { removalAction } from '../usage/removalAction.ts';
import { safeRemoval } from '../usage/safeRemoval.tsx';
import { copyDraftLink } from './CopyDraftLink.tsx';
import { openOnSite } from './OpenOnSite.tsx';
import { previewDraft } from './PreviewDraft.tsx';
import { publishWithRedirect } from './publishWithRedirect.tsx';
import { ADDRESSED_TYPES } from './redirects.ts';

/** Actions hidden for singletons and for documents that only administrators may delete. */
const WITHHELD: Record<string, readonly string[]> = {
  leadDelivery: ['duplicate'],
  siteFeatures: ['duplicate', 'delete', 'unpublish'],
  site: ['duplicate', 'delete', 'unpublish'],
};
const ON_SITE = ['site', 'page', 'blogPost'];
const SHOWN_BY_LINK = ['page', 'offer', 'blogPost'];

/**
 * Sanity's actions without the hidden ones, plus our own actions for preview, links, copies and redirects.
 */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  const withheld = WITHHELD[schemaType] ?? [];
  const offeredActions = withCopies(
    actions.filter(({ action }) => !action || !withheld.includes(action)),
    schemaType,
  )
    .map(safeRemoval)
    .map((action) => (isTranslatedType(schemaType) ? withTranslations(action) : action))
    .map((action) => reviewedPublish(action, schemaType))
    .map((action) => (ADDRESSED_TYPES.includes(schemaType) ? publishWithRedirect(action) : action));
  const [first, ...rest] = offeredActions; // the first action is the button, the others are in its menu
  return [
    ...(first ? [first] : []),
    ...(isReviewedType(schemaType) ? [reviewAction] : []),
    ...(CHECKED_TYPES.includes(schemaType) ? [checkTextAction] : []),
    ...(ON_SITE.includes(schemaType) ? [previewDraft, openOnSite] : []),
    ...(schemaType === 'pageTrial' ? [previewTrial] : []),
    ...(SHOWN_BY_LINK.includes(schemaType) ? [copyDraftLink] : []),
    ...rest,
    removalAction,
  ];
};
