import { dayPlus } from '../events/activity.ts';

/** A period as whole weeks and the days that remain, for sums of roll-ups. */
export interface PeriodParts {
  /** Mondays. */
  weeks: string[];
  days: string[];
}

const MONDAY = 1;
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the weeks from Monday to Sunday within a period, both ends inclusive, and its other days. */
export function partsOf(period: { from: string; to: string }): PeriodParts {
  const weeks: string[] = [];
  const days: string[] = [];
  for (let day = period.from; day <= period.to; ) {
    const sunday = dayPlus(day, 6);
    const isWeek = weekday(day) === MONDAY && sunday <= period.to;
    if (isWeek) weeks.push(day);
    else days.push(day);
    day = dayPlus(isWeek ? sunday : day, 1);
  }
  return { weeks, days };
}
