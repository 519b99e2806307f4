import type { DocumentBadgeComponent } from 'sanity';
import { statusOf } from './status.ts';
import { useReview } from './useReview.ts';

/** Shows the state of the review of a draft, or of a document of a release. */
export const reviewBadge: DocumentBadgeComponent = ({ id, type, draft, version }) => {
  const { answer } = useReview(id, type, version ?? draft);
  return answer?.review ? statusOf(answer.review) : null;
};
reviewBadge.displayName = 'ReviewBadge';
