import type { OpeningTimes } from '../../sites/open-now.ts';
import { closeOfOpeningDay } from '../../sites/opening-days.ts';

/** Opening times that a hold waits for, as they were when the vehicle was reserved. */
export interface HoldOpening {
  times: OpeningTimes;
  /** Number of opening days that the hold lasts at least. */
  days: number;
}

/** Length of a paid hold, as promised when the vehicle was reserved. */
export interface HoldTerms {
  /** Hours of the clock. */
  holdHours: number;
  /** null for a location without opening hours, and for holds that count hours only. */
  holdOpening: HoldOpening | null;
}

const HOUR_MS = 3_600_000;

/**
 * Returns when a paid hold ends: after its hours, but not before the location closes on the last of its
 * opening days (OPEN-025). Receipt, mails, studio and pages show the stored result.
 */
export function holdEnd(paidAt: Date, { holdHours, holdOpening }: HoldTerms): Date {
  const plain = new Date(paidAt.getTime() + holdHours * HOUR_MS);
  const close = holdOpening && closeOfOpeningDay(holdOpening.times, paidAt, holdOpening.days);
  return close && close > plain ? close : plain;
}
