import { z } from 'zod';
import { DEALER_TIME_ZONES } from '../../../sites/dealer-clocks.ts';
import { localTime, momentIn } from '../../../sites/local-time.ts';

const DAY_MS = 86_400_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** How often at most, in minutes: each run may read a whole stock. */
export const SHORTEST_INTERVAL = 5;

/** When a feed runs: every so many minutes, or at times of day in a zone. */
export const scheduleSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('interval'),
    minutes: z
      .int()
      .min(SHORTEST_INTERVAL)
      .max(7 * 24 * 60),
  }),
  z.object({
    kind: z.literal('times'),
    times: z.array(z.string().regex(TIME)).min(1).max(48),
    timeZone: z.enum(DEALER_TIME_ZONES),
  }),
]);
export type FeedSchedule = z.output<typeof scheduleSchema>;

/** Whether a text is a time of day as feed schedules write it: 24 hours and two digits each, such as `06:30`. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/**
 * Whether a feed is due. What was missed while no worker ran is made up for once, not for each time that was missed.
 * @param last when it was tried last; null for never, which is due at once
 */
export function isDue(schedule: FeedSchedule, last: Date | null, now: Date): boolean {
  if (last === null) return true;
  if (schedule.kind === 'interval') return now.getTime() - last.getTime() >= schedule.minutes * 60_000;
  return lastTime(schedule, now) > last.getTime();
}

/** The last of the times of day that has come, in milliseconds since the epoch. */
function lastTime({ times, timeZone }: Extract<FeedSchedule, { kind: 'times' }>, now: Date): number {
  // Yesterday's too: the first of today may be yet to come.
  const days = [now.getTime() - DAY_MS, now.getTime()].map((moment) =>
    localTime(new Date(moment), timeZone).slice(0, 10),
  );
  const moments = days.flatMap((day) =>
    times.flatMap((time) => momentIn(`${day}T${time}`, timeZone)?.getTime() ?? []),
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...moments.filter((moment) => moment <= now.getTime()));
}
