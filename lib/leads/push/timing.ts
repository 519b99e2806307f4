import { isQuiet, nextMorning, QUIET_FROM_HOUR } from '../alerts/timing.ts';
import type { PushKind } from './kinds.ts';
import { HOLD_ENDS } from './texts.ts';

const HOUR_MS = 3_600_000;
/** How long before its end a shopper is reminded of a hold. */
const REMIND_MS = 4 * HOUR_MS;
/** A reminder in the morning leaves at least this long; otherwise it comes the evening before. */
const ENOUGH_MS = HOUR_MS;
/** The evening's reminder comes this long before the quiet hours. */
const EVENING_MS = HOUR_MS;
/** The longest time between a reminder and the end of its hold: from the evening over the quiet hours. */
export const LONGEST_AHEAD_MS = 24 * HOUR_MS;

/**
 * Returns when a shopper is reminded of a hold: four hours before its end. At night that becomes the morning if
 * an hour is left then, and otherwise the evening before.
 * @param timeZone of the site
 */
export function remindAt(heldUntil: Date, timeZone: string): Date {
  const wanted = new Date(heldUntil.getTime() - REMIND_MS);
  if (!isQuiet(wanted, timeZone)) return wanted;
  const morning = nextMorning(wanted, timeZone);
  if (heldUntil.getTime() - morning.getTime() >= ENOUGH_MS) return morning;
  return new Date(quietSince(wanted, timeZone).getTime() - EVENING_MS);
}

/** Returns when the quiet hours around a moment began, to the minute. */
function quietSince(moment: Date, timeZone: string): Date {
  const start = Math.floor(moment.getTime() / 60_000) * 60_000;
  for (let minutes = 0; minutes <= 24 * 60; minutes += 1) {
    const before = new Date(start - (minutes + 1) * 60_000);
    if (!isQuiet(before, timeZone)) return new Date(start - minutes * 60_000);
  }
  throw new Error(`quiet hours that begin at ${QUIET_FROM_HOUR} have no beginning`);
}

/**
 * Returns when a notification that is due now may be sent: in the morning during the quiet hours (those of SMS, in
 * the site's time zone), otherwise now. The reminder that a hold ends is never delayed: it is due at night only if
 * the hold ends before the morning.
 */
export function pushTime(
  { kind, subject }: { kind: PushKind; subject: string },
  now: Date,
  timeZone: string,
): Date {
  const isReminder = kind === 'hold' && subject.endsWith(`:${HOLD_ENDS}`);
  return !isReminder && isQuiet(now, timeZone) ? nextMorning(now, timeZone) : now;
}
