import type { DocumentBadgeComponent } from 'sanity';
import { removalStatus } from './removalTexts.ts';
import { useRemoval } from './useRemoval.ts';

/** Shows an open or recently declined request to delete or unpublish the document. */
export const removalBadge: DocumentBadgeComponent = ({ id, draft, published }) => {
  const { answer } = useRemoval(id, Boolean(draft ?? published));
  return answer?.request ? removalStatus(answer.request) : null;
};
removalBadge.displayName = 'RemovalBadge';
