import { ENGLISH, LANGUAGE_FACTS, type Language } from '../language/languages.ts';

/** Formats for numbers and dates (OPEN-048, OPEN-115): Australian English, AUD, metric. */

/** Formats `34,990`. Without Intl, because creating a formatter takes 30 ms on a slow phone. */
export const formatWhole = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

// Not from Intl, because its data varies between "Sept" and "Sep".
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Formats `$34,990`: dollars without cents, rounded (OPEN-048). */
export const formatMoney = (dollars: number): string =>
  dollars < 0 ? `-$${formatWhole(-dollars)}` : `$${formatWhole(dollars)}`;

export const formatKilometres = (km: number): string => `${formatWhole(km)} km`;

/** Formats the odometer; null if unknown or negative. */
export const odometerText = (km: number | null): string | null =>
  km === null || km < 0 ? null : formatKilometres(km);

export const formatKilograms = (mass: number): string => `${formatWhole(mass)} kg`;

export function formatNumber(value: number): string {
  oneDecimal ??= new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });
  return oneDecimal.format(value);
}
let oneDecimal: Intl.NumberFormat | undefined;

/**
 * Formats `5 Mar 2026`, `Mar 2026` for a month, or `2026` for a year (OPEN-115).
 * @param value an ISO date (YYYY-MM-DD), month (YYYY-MM) or year (YYYY), which do not depend on the zone, or an
 *   instant
 * @param timeZone IANA name of the dealer's time zone
 * @param language of the page or message
 * @returns null when the value is not a date
 */
export function formatDate(
  value: string | Date,
  timeZone: string,
  language: Language = ENGLISH,
): string | null {
  if (typeof value === 'string' && /^[12]\d{3}$/.test(value)) return value;
  const day = typeof value === 'string' && value.length <= 10 ? value : dayIn(new Date(value), timeZone);
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(day ?? '');
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || !month) return null;
  if (language !== ENGLISH)
    return new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      ...(match[3] && { day: 'numeric' }),
    }).format(new Date(`${day?.padEnd(10, '-01')}T00:00:00Z`));
  return match[3] ? `${Number(match[3])} ${month} ${match[1]}` : `${month} ${match[1]}`;
}

/** Formats `3:40 pm` in the dealer's time zone. */
export const formatTime = (instant: Date, timeZone: string, language: Language = ENGLISH): string =>
  instant
    .toLocaleTimeString(LANGUAGE_FACTS[language].locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns when a calendar day ends in a time zone, also across daylight saving changes.
 * @param day YYYY-MM-DD
 * @returns milliseconds since the epoch, null when it is not a day
 */
export function endOfDay(day: string, timeZone: string): number | null {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noon)) return null;
  // Binary search for midnight, a whole minute within 14 hours of UTC.
  let during = (noon - 4 * HOUR_MS) / MINUTE_MS;
  let after = (noon + 28 * HOUR_MS) / MINUTE_MS;
  while (after - during > 1) {
    const middle = Math.floor((during + after) / 2);
    if ((dayIn(new Date(middle * MINUTE_MS), timeZone) ?? '') > day) after = middle;
    else during = middle;
  }
  return after * MINUTE_MS;
}

/** Formats by time zone, as creating one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  return format;
}

/** Returns the day of an instant in a time zone, YYYY-MM-DD; null if invalid. */
export function dayIn(instant: Date, timeZone: string): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
