import { isReviewedType, reviewedIdOf } from '@forecourt/lib/operations/review/rule';
import { useEffect, useSyncExternalStore } from 'react';
import type { SanityDocument } from 'sanity';
import type { BackOffice } from '../back-office/backOffice.ts';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { type KnownReview, loadReview, reviewOf, setReview, subscribeToReviews } from './reviewStore.ts';

/** Wait after a keystroke before the state of a new revision is loaded. */
const SETTLED_MS = 800;

/** Returns the review of a document as far as this tab knows it, without loading it. */
export const useKnownReview = (document: string): KnownReview =>
  useSyncExternalStore(subscribeToReviews, () => reviewOf(document));

/**
 * Loads the review of a draft or of a document of a release, and again when it changes or somebody may have decided.
 * @param draft the draft or version; null if there is none
 */
export function useReview(
  id: string,
  type: string,
  draft: Pick<SanityDocument, '_id' | '_rev'> | null | undefined,
): KnownReview & { office: BackOffice | null } {
  const connection = useBackOffice();
  const office = 'office' in connection ? connection.office : null;
  const document = reviewedIdOf(draft?._id ?? id);
  const revision = draft?._rev ?? null;
  const isReviewed = isReviewedType(type);

  useEffect(() => {
    if (!office || revision === null || !isReviewed) return;
    const isFirst = reviewOf(document).answer === null;
    const timer = setTimeout(
      () => void loadReview(document, revision, () => office.reviewState(document)),
      isFirst ? 0 : SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [office, document, revision, isReviewed]);

  const { answer, problem } = useKnownReview(document);
  const isOpen = Boolean(answer?.review);
  usePolling(() => {
    if (!office || revision === null || !isReviewed || !isOpen) return;
    office.reviewState(document).then(
      (latest) => setReview(document, { answer: latest, problem: null }),
      // The last state is shown until the next attempt.
      () => undefined,
    );
  });
  return revision === null ? { answer: null, problem: null, office } : { answer, problem, office };
}
