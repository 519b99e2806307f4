import type { ReleaseScheduleAnswer } from '@forecourt/lib/operations/back-office/contract';

/** Failed releases are listed for a week. */
const SHOWN_MS = 7 * 86_400_000;

/** Returns the releases whose newest schedule failed within the last week. */
export function lastFailures(schedules: readonly ReleaseScheduleAnswer[]): ReleaseScheduleAnswer[] {
  const settled = new Set<string>();
  return schedules.filter(({ release, state, endedAt }) => {
    if (settled.has(release)) return false;
    settled.add(release);
    return state === 'failed' && endedAt !== null && Date.parse(endedAt) > Date.now() - SHOWN_MS;
  });
}
