import type { FailureReason } from '../../inventory/media/photo-failure.ts';

/** Reasons in the dealer's words. Hosts that are not allowed have their own check. */
const WORDS: Record<Exclude<FailureReason, 'not allowed'>, string> = {
  gone: 'no longer on its host',
  refused: 'refused by its host',
  unreachable: 'on a host that does not answer',
  slow: 'on a host that is too slow',
  'too large': 'too large',
  'too small': 'too small to be a photo',
  'no photo': 'not a photo',
  'no file': 'neither a video nor a PDF',
  broken: 'incomplete or damaged',
  forbidden: 'not reachable from the internet',
};

/** Describes failures of photos: `2 photos no longer on its host, 1 photo too large`. */
export function photoFailuresText(reasons: readonly FailureReason[]): string | null {
  const reasonsTold = reasons.filter((reason) => reason !== 'not allowed');
  if (reasonsTold.length === 0) return null;
  return [...Map.groupBy(reasonsTold, (reason) => WORDS[reason])]
    .map(([words, { length }]) => `${length} ${length === 1 ? 'photo' : 'photos'} ${words}`)
    .join(', ');
}

/** A failed video or history report. */
export interface FileFailure {
  what: 'film' | 'history report';
  reason: FailureReason;
}

/** Describes why a video or history report could not be fetched; null without failures. */
export const fileFailuresText = (failures: readonly FileFailure[]): string | null =>
  failures
    .map(({ what, reason }) =>
      reason === 'not allowed' ? `${what} on a host that is not allowed` : `${what} ${WORDS[reason]}`,
    )
    .join(', ') || null;
