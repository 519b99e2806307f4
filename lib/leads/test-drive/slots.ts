import { localTime, parseLocalTime } from '../../sites/local-time.ts';

/** Opening hours of one day, `08:30`; null if closed. */
type Span = readonly [open: string, close: string] | null;

export interface SalesHours {
  timeZone: string;
  /** By weekday, 0 is Sunday. */
  week: readonly Span[];
  /** Special days such as holidays, `2026-12-25`; they replace the weekday's hours. */
  special: Readonly<Record<string, Span>>;
}

// OPEN-002
export const SLOT_MINUTES = 30;
export const SLOT_DAYS = 14;
export const SLOT_LEAD_HOURS = 2;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

const minutesOf = (time: string): number => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Returns the half-hour slots for test drives: within the location's opening hours over the next 14 days, at
 * least two hours ahead (OPEN-002).
 * @param driveStarts start times of the car's other drives, which slots must not overlap
 * @returns soonest first
 */
export function slotsOf(
  { timeZone, week, special }: SalesHours,
  now: Date,
  driveStarts: readonly Date[] = [],
): Date[] {
  const earliest = now.getTime() + SLOT_LEAD_HOURS * 60 * MINUTE_MS;
  const latest = now.getTime() + SLOT_DAYS * DAY_MS;
  const today = Date.parse(`${localTime(now, timeZone).slice(0, 10)}T00:00:00Z`);
  const slots: Date[] = [];
  for (let after = 0; after <= SLOT_DAYS; after += 1) {
    const day = new Date(today + after * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const span = Object.hasOwn(special, date) ? special[date] : week[day.getUTCDay()];
    if (!span) continue;
    const close = minutesOf(span[1]);
    for (let start = minutesOf(span[0]); start + SLOT_MINUTES <= close; start += SLOT_MINUTES) {
      const wallTime = `${date}T${clockOf(start)}`;
      const moment = parseLocalTime(wallTime, timeZone);
      // Skip times that don't exist because daylight saving starts.
      if (!moment || localTime(moment, timeZone) !== wallTime) continue;
      const time = moment.getTime();
      if (time < earliest || time >= latest) continue;
      if (driveStarts.some((other) => Math.abs(other.getTime() - time) < SLOT_MS)) continue;
      slots.push(moment);
    }
  }
  return slots;
}

/**
 * Returns whether a location has reached its capacity, which is null if not configured.
 * @param atPlace start times of its drives
 */
export const isFull = (slot: Date, atPlace: readonly Date[], capacity: number | null): boolean =>
  capacity !== null &&
  atPlace.filter((other) => Math.abs(other.getTime() - slot.getTime()) < SLOT_MS).length >= capacity;

/** Formats a time with the location's offset: `2026-11-23T09:00:00+11:00`. */
export function withOffset(moment: Date, timeZone: string): string {
  const local = localTime(moment, timeZone);
  const minutes = Math.round((Date.parse(`${local}Z`) - moment.getTime()) / MINUTE_MS);
  const sign = minutes < 0 ? '-' : '+';
  return `${local}:00${sign}${clockOf(Math.abs(minutes))}`;
}

const OFFSET_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** Parses `2026-11-23T09:00:00+11:00`; null for anything else. */
export function parseSlot(text: string): Date | null {
  const time = OFFSET_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

/** Error for a time that was taken meanwhile or is no longer offered (OPEN-009). */
export const SLOT_TAKEN_TEXT = 'That time has just been booked. Please choose another.';
