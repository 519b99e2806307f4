import { localTime, momentIn } from '../../sites/local-time.ts';

/** From when to when a place is open on one day, `08:30`; null while closed. */
type Span = readonly [open: string, close: string] | null;

/** When the sales people of a place are there. */
export interface SalesHours {
  timeZone: string;
  /** By weekday, 0 is Sunday. */
  week: readonly Span[];
  /** Holidays and the like by day, `2026-12-25`; they replace the weekday's hours. */
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
 * The half hours in which a car can be driven: wholly inside the opening hours of the next 14 days, where the place
 * is, and at least two hours ahead (OPEN-002).
 * @param driveStarts the starts of drives of the same car: what overlaps one is left out
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
      const moment = momentIn(wallTime, timeZone);
      // A time that the clocks skip when daylight saving begins is no time.
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
 * Whether a place has no room for another drive at a time.
 * @param atPlace the starts of its drives
 * @param capacity how many drives it has at a time; null where nobody has said
 */
export const isFull = (slot: Date, atPlace: readonly Date[], capacity: number | null): boolean =>
  capacity !== null &&
  atPlace.filter((other) => Math.abs(other.getTime() - slot.getTime()) < SLOT_MS).length >= capacity;

/** A moment as its place writes it: `2026-11-23T09:00:00+11:00`. */
export function withOffset(moment: Date, timeZone: string): string {
  const local = localTime(moment, timeZone);
  const minutes = Math.round((Date.parse(`${local}Z`) - moment.getTime()) / MINUTE_MS);
  const sign = minutes < 0 ? '-' : '+';
  return `${local}:00${sign}${clockOf(Math.abs(minutes))}`;
}

const OFFSET_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** The moment that a form names as `2026-11-23T09:00:00+11:00`; null for anything else. */
export function slotMoment(text: string): Date | null {
  const time = OFFSET_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

/** Told of a time that somebody else has taken meanwhile, or that is not offered any more (OPEN-009). */
export const SLOT_TAKEN_TEXT = 'That time has just been booked. Please choose another.';
