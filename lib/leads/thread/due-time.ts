import { withOffset } from '../test-drive/slots.ts';

/** Returns the wall time of an instant in a time zone, for a form field: `2026-11-23T09:00`. */
export const wallTime = (instant: Date, timeZone: string): string =>
  withOffset(instant, timeZone).slice(0, 16);

/**
 * Returns the instant of a wall time in a time zone; null if it is not a time. A time that daylight saving
 * skips is moved by an hour.
 * @param local `2026-11-23T09:00`
 */
export function instantAt(local: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted)) return null;
  let instant = wanted;
  // The offset at the first guess may be that of the other side of a clock change.
  for (let round = 0; round < 2; round += 1)
    instant += wanted - Date.parse(`${wallTime(new Date(instant), timeZone)}:00Z`);
  return new Date(instant);
}
