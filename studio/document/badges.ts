import type { DocumentBadgeComponent, DocumentBadgesResolver } from 'sanity';
import { toMend } from '../warnings/toMend.ts';
import { leftOut } from './leftOut.ts';

/** Says at a glance what the public sees of a document. */
const publicState: DocumentBadgeComponent = ({ draft, published, liveEdit }) => {
  if (liveEdit || (!draft && !published)) return null;
  if (!published)
    return { label: 'Not published', title: 'The public does not see this yet', color: 'warning' };
  if (draft)
    return {
      label: 'Unpublished changes',
      title: 'The public sees the last published version',
      color: 'primary',
    };
  return null;
};
publicState.displayName = 'PublicState';

/** Sanity's badges and three of ours: what the public sees, which parts the storefront leaves out, and what is to be mended. */
export const documentBadges: DocumentBadgesResolver = (badges) => [...badges, publicState, leftOut, toMend];
