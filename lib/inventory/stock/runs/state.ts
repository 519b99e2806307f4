import type { RunOutcome } from '../importing/report.ts';

/**
 * How a feed stands: `fresh` when its stock is as its last file says, `late` when that is long ago, `refused` and `failed`
 * when its last run changed nothing, `undone` when somebody undid it, `never` when none ever went through, `off` when it was
 * switched off and nothing has come of it since.
 */
export type FeedState = 'fresh' | 'late' | 'refused' | 'failed' | 'undone' | 'never' | 'off';

/** A dealer's system sends its stock every night at least; two hours are for a slow one. */
const LATE_AFTER_MS = 26 * 60 * 60 * 1000;

/**
 * How a feed stands at a moment.
 * @param last the outcome of its last run, null without one
 * @param takenAt when its stock was last as its file said
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
