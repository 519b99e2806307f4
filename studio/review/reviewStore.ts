import type { ReviewStateAnswer } from '@forecourt/lib/operations/review/contract';

/** What is known about the review of a document. */
export interface KnownReview {
  /** Null while loading. */
  answer: ReviewStateAnswer | null;
  /** Why it could not be loaded, for people. */
  problem: string | null;
}

const UNKNOWN: KnownReview = { answer: null, problem: null };

/** The reviews that actions, badges and forms of this tab share, so that each is loaded once. */
const known = new Map<string, KnownReview>();
const loading = new Map<string, string>();
const listeners = new Set<() => void>();

export const reviewOf = (document: string): KnownReview => known.get(document) ?? UNKNOWN;

export function subscribeToReviews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setReview(document: string, review: KnownReview): void {
  known.set(document, review);
  for (const listener of listeners) listener();
}

/**
 * Loads a document's review, once for each revision of its draft.
 * @param revision of the draft; the answer for another revision is loaded again
 */
export async function loadReview(
  document: string,
  revision: string,
  load: () => Promise<ReviewStateAnswer | null>,
): Promise<void> {
  if (loading.get(document) === revision || reviewOf(document).answer?.revision === revision) return;
  loading.set(document, revision);
  try {
    setReview(document, { answer: await load(), problem: null });
  } catch (error) {
    setReview(document, { answer: null, problem: error instanceof Error ? error.message : String(error) });
  } finally {
    if (loading.get(document) === revision) loading.delete(document);
  }
}
