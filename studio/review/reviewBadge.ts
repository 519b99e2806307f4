import type { DocumentBadgeComponent } from 'sanity';
import { statusOf } from './status.ts';
import { useReview } from './useReview.ts';

/** Shows the state of a draft's review. */
export const reviewBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
  const { answer } = useReview(id, type, draft);
  return answer?.review ? statusOf(answer.review) : null;
};
reviewBadge.displayName = 'ReviewBadge';
