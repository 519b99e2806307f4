import type { RunOutcome } from '../importing/report.ts';

/**
 * How a feed stands: `fresh` when its stock is as its last file says, `late` when that is long ago, `refused` and `failed`
 * when its last run changed nothing, `undone` when somebody undid it, `never` when none ever went through.
 */
export type FeedState = 'fresh' | 'late' | 'refused' | 'failed' | 'undone' | 'never';

/** A dealer's system sends its stock every night at least; two hours are for a slow one. */
const LATE_AFTER_MS = 26 * 60 * 60 * 1000;

/**
 * How a feed stands at a moment.
 * @param last the outcome of its last run, null without one
 * @param takenAt when its stock was last as its file said
 */
export function feedState(last: RunOutcome | null, takenAt: Date | null, now: Date): FeedState {
  if (last === 'refused' || last === 'failed') return last;
  if (last === 'undo') return 'undone';
  if (takenAt === null) return 'never';
  return now.getTime() - takenAt.getTime() > LATE_AFTER_MS ? 'late' : 'fresh';
}
