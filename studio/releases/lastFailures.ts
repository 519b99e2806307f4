import type { ReleaseScheduleAnswer } from '@forecourt/lib/operations/back-office/contract';

/** How long a release that was not published is pointed out. */
const SHOWN_MS = 7 * 86_400_000;

/** The releases whose newest schedule has failed within a week. */
export function lastFailures(schedules: readonly ReleaseScheduleAnswer[]): ReleaseScheduleAnswer[] {
  const settled = new Set<string>();
  return schedules.filter(({ release, state, endedAt }) => {
    if (settled.has(release)) return false;
    settled.add(release);
    return state === 'failed' && endedAt !== null && Date.parse(endedAt) > Date.now() - SHOWN_MS;
  });
}
