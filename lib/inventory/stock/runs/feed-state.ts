import type { RunOutcome } from '../importing/report.ts';

/**
 * State of a feed: `fresh` if its stock matches its last file, `late` if that was too long ago, `refused` and
 * `failed` if its last run changed nothing, `undone` if it was undone, `never` if none succeeded, `off` if it
 * was switched off and has not run since.
 */
export type FeedState = 'fresh' | 'late' | 'refused' | 'failed' | 'undone' | 'never' | 'off';

/** Dealers' systems export at least every night; two hours are tolerance. */
const LATE_AFTER_MS = 26 * 60 * 60 * 1000;

/**
 * Returns a feed's state.
 *
 * @param last the outcome of its last run, null without one
 * @param takenAt when its stock last matched its file
 * @param isOff whether it is switched off and has not run since
 */
export function feedState(
  last: RunOutcome | null,
  takenAt: Date | null,
  { now, isOff }: { now: Date; isOff: boolean },
): FeedState {
  if (isOff) return 'off';
  if (last === 'refused' || last === 'failed') return last;
  if (last === 'undo') return 'undone';
  if (takenAt === null) return 'never';
  return now.getTime() - takenAt.getTime() > LATE_AFTER_MS ? 'late' : 'fresh';
}
