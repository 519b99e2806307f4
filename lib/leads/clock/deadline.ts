import { localTime, parseLocalTime } from '../../sites/local-time.ts';
import type { OpeningTimes } from '../../sites/open-now.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How far ahead opening time is searched, so that a place that is closed for long has no deadline. */
const FURTHEST_DAYS = 60;

/** A continuous stretch of opening time. */
export interface OpenSpan {
  from: Date;
  to: Date;
}

/** Returns the calendar date of a time in a zone: `2026-12-25`. */
export const dateAt = (at: Date, timeZone: string): string => localTime(at, timeZone).slice(0, 10);

/** Adds days to a date: `2026-12-25`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the opening time of a date; null on a closed day. Special hours replace the weekday's. */
export function openSpanOn({ week, special, timeZone }: OpeningTimes, date: string): OpenSpan | null {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const span = date in special ? special[date] : week[weekday];
  if (!span) return null;
  const [from, to] = span.map((time) => parseLocalTime(`${date}T${time.padStart(5, '0')}`, timeZone));
  return from && to && to > from ? { from, to } : null;
}

/** Yields the opening time after a moment, soonest first. */
function* openSpansAfter(times: OpeningTimes, after: Date): Generator<OpenSpan> {
  const today = dateAt(after, times.timeZone);
  for (let days = 0; days <= FURTHEST_DAYS; days += 1) {
    const span = openSpanOn(times, addDays(today, days));
    if (!span || span.to <= after) continue;
    yield { from: span.from > after ? span.from : after, to: span.to };
  }
}

/** Opening time in which a lead should be answered. */
export interface AnswerWindow {
  /** The lead's arrival, or the next opening. */
  opensAt: Date;
  dueAt: Date;
}

/**
 * Returns when a lead should be answered: after some minutes of opening time. Closed hours, closed days and
 * hours that daylight saving skips do not count.
 * @param arrivedAt when the clock starts
 * @param minutes of opening time, at least 1
 * @returns null if the place does not open for so long within two months
 */
export function answerWindow(times: OpeningTimes, arrivedAt: Date, minutes: number): AnswerWindow | null {
  let left = Math.max(1, minutes) * MINUTE_MS;
  let opensAt: Date | null = null;
  for (const { from, to } of openSpansAfter(times, arrivedAt)) {
    opensAt ??= from;
    const length = to.getTime() - from.getTime();
    if (left <= length) return { opensAt, dueAt: new Date(from.getTime() + left) };
    left -= length;
  }
  return null;
}
