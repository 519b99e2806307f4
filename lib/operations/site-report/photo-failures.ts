import type { FailureReason } from '../../inventory/media/photo-failure.ts';

/** What is wrong with a photo, as a dealer reads it; a host that nobody allows has a check of its own. */
const WORDS: Record<Exclude<FailureReason, 'not allowed'>, string> = {
  gone: 'not on its host any more',
  refused: 'refused by its host',
  unreachable: 'on a host that does not answer',
  slow: 'on a host that is too slow',
  'too large': 'too large',
  'no photo': 'no photo but another kind of file',
  'no file': 'neither a film nor a PDF',
  broken: 'cut off or broken',
  forbidden: 'at an address that the internet cannot reach',
};

/**
 * Why photos of a vehicle could not be fetched: `2 photos not on its host any more, 1 photo too large`.
 * @param reasons one for each photo, in their order
 * @returns null for none
 */
export function photoFailuresText(reasons: readonly FailureReason[]): string | null {
  const reasonsTold = reasons.filter((reason) => reason !== 'not allowed');
  if (reasonsTold.length === 0) return null;
  return [...Map.groupBy(reasonsTold, (reason) => WORDS[reason])]
    .map(([words, { length }]) => `${length} ${length === 1 ? 'photo' : 'photos'} ${words}`)
    .join(', ');
}

/** What a vehicle has beside pictures, as a dealer reads it, and why it could not be fetched. */
export interface FileFailure {
  what: 'film' | 'history report';
  reason: FailureReason;
}

/**
 * Why the film or the history report of a vehicle could not be fetched: `film too large, history report not on its host any more`.
 * @returns null for none
 */
export const fileFailuresText = (failures: readonly FileFailure[]): string | null =>
  failures
    .map(({ what, reason }) =>
      reason === 'not allowed' ? `${what} on a host from which none are fetched` : `${what} ${WORDS[reason]}`,
    )
    .join(', ') || null;
