/** How numbers and dates read on every page (OPEN-048, OPEN-115). Australian English, AUD, metric. */

/**
 * `34,990`: rounded to the nearest, with thousands. Made by hand: cards are the first to need it, and the platform's
 * formatter takes a slow phone 30 ms to make.
 */
export const formatWhole = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

// Written out because the locale data of different machines disagrees on "Sept" and "Sep".
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `$34,990`: dollars without cents, rounded to the nearest (OPEN-048). */
export const formatMoney = (dollars: number): string =>
  dollars < 0 ? `-$${formatWhole(-dollars)}` : `$${formatWhole(dollars)}`;

/** `45,200 km`. */
export const formatKilometres = (km: number): string => `${formatWhole(km)} km`;

/** The odometer in words; null when the feed does not tell, or tells what no odometer shows. */
export const odometerText = (km: number | null): string | null =>
  km === null || km < 0 ? null : formatKilometres(km);

/** `2,300 kg`. */
export const formatKilograms = (mass: number): string => `${formatWhole(mass)} kg`;

/** `2.8`, `6`: at most one decimal. */
export function formatNumber(value: number): string {
  oneDecimal ??= new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });
  return oneDecimal.format(value);
}
let oneDecimal: Intl.NumberFormat | undefined;

/**
 * `5 Mar 2026`, or `Mar 2026` for a month (OPEN-115).
 * @param value an ISO date (YYYY-MM-DD), which is the same day everywhere, a month (YYYY-MM), or an instant,
 *   whose day depends on the zone
 * @param timeZone IANA name of the dealer's time zone
 * @returns null when the value is not a date
 */
export function formatDate(value: string | Date, timeZone: string): string | null {
  const day = typeof value === 'string' && value.length <= 10 ? value : dayIn(new Date(value), timeZone);
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(day ?? '');
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || !month) return null;
  return match[3] ? `${Number(match[3])} ${month} ${match[1]}` : `${month} ${match[1]}`;
}

/** `3:40 pm`, where the dealer is. */
export const formatTime = (instant: Date, timeZone: string): string =>
  instant
    .toLocaleTimeString('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The moment at which a calendar day ends in a time zone, however long the day is there.
 * @param day YYYY-MM-DD
 * @returns milliseconds since the epoch, null when it is not a day
 */
export function endOfDay(day: string, timeZone: string): number | null {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noon)) return null;
  // Midnight falls on a whole minute, within 14 hours of Greenwich: looked for by halves.
  let during = (noon - 4 * HOUR_MS) / MINUTE_MS;
  let after = (noon + 28 * HOUR_MS) / MINUTE_MS;
  while (after - during > 1) {
    const middle = Math.floor((during + after) / 2);
    if ((dayIn(new Date(middle * MINUTE_MS), timeZone) ?? '') > day) after = middle;
    else during = middle;
  }
  return after * MINUTE_MS;
}

/**
 * The calendar day of an instant in a time zone, as YYYY-MM-DD.
 * @returns null for an invalid date
 */
export function dayIn(instant: Date, timeZone: string): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
