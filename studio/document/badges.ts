import type { DocumentBadgeComponent, DocumentBadgesResolver } from 'sanity';
import { toMend } from '../warnings/toMend.ts';
import { leftOut } from './leftOut.ts';

/** Shows whether a document is published. */
const publicState: DocumentBadgeComponent = ({ draft, published, liveEdit }) => {
  if (liveEdit || (!draft && !published)) return null;
  if (!published) return { label: 'Not published', title: 'Visitors can’t see this yet', color: 'warning' };
  if (draft)
    return {
      label: 'Unpublished changes',
      title: 'Visitors see the last published version',
      color: 'primary',
    };
  return null;
};
publicState.displayName = 'PublicState';

/** Sanity's badges, plus publication status, parts the storefront leaves out, and warnings. */
export const documentBadges: DocumentBadgesResolver = (badges) => [...badges, publicState, leftOut, toMend];
