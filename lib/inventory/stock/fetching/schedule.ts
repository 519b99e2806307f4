import { z } from 'zod';
import { DEALER_TIME_ZONES } from '../../../sites/dealer-time-zones.ts';
import { localTime, parseLocalTime } from '../../../sites/local-time.ts';

const DAY_MS = 86_400_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** In minutes. Each run may read the whole stock, so shorter intervals are refused. */
export const SHORTEST_INTERVAL = 5;

/** When a feed runs: at an interval in minutes, or at times of day in a time zone. */
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

/** Returns whether a text is a 24-hour time of day with two digits each, such as `06:30`. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/**
 * Returns whether a feed is due. Runs missed while no worker was up are made up for once, not one by one.
 *
 * @param last the last attempt; null for never, which is due immediately
 */
export function isDue(schedule: FeedSchedule, last: Date | null, now: Date): boolean {
  if (last === null) return true;
  if (schedule.kind === 'interval') return now.getTime() - last.getTime() >= schedule.minutes * 60_000;
  return lastTime(schedule, now) > last.getTime();
}

function lastTime({ times, timeZone }: Extract<FeedSchedule, { kind: 'times' }>, now: Date): number {
  // Includes yesterday, because today's first time may still be ahead.
  const days = [now.getTime() - DAY_MS, now.getTime()].map((moment) =>
    localTime(new Date(moment), timeZone).slice(0, 10),
  );
  const moments = days.flatMap((day) =>
    times.flatMap((time) => parseLocalTime(`${day}T${time}`, timeZone)?.getTime() ?? []),
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...moments.filter((moment) => moment <= now.getTime()));
}
