import { ENGLISH, LANGUAGE_FACTS, type Language } from '../platform/language/languages.ts';

/** `2027-01-26T09:00`, optionally with seconds, as in a datetime-local input. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** Kept because they take long to create, and lists of times need thousands of calls. */
const formats = new Map<string, Intl.DateTimeFormat>();

function parts(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Formats a time in a zone: `2027-01-26T09:00`. */
export const localTime = (moment: Date, timeZone: string): string =>
  parts(timeZone).format(moment).replace(' ', 'T').slice(0, 16);

/** Formats a time in a zone for people: `Tuesday 26 January 2027, 9:00 am`. */
export const formatDateTime = (moment: Date, timeZone: string, language: Language = ENGLISH): string =>
  [
    new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
      .format(moment)
      .replace(',', ''),
    new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
    }).format(moment),
  ].join(', ');

/**
 * Parses `2027-01-26T09:00` in a zone, or returns null.
 * A skipped time returns an hour later; an ambiguous one, either.
 */
export function parseLocalTime(text: string, timeZone: string): Date | null {
  const wallTime = LOCAL.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(wallTime)) return null;
  const shownAt = (time: number) =>
    Date.parse(`${parts(timeZone).format(new Date(time)).replace(' ', 'T')}Z`);
  // The first guess uses the offset of a nearby time; the second, the offset at the time itself.
  const guess = wallTime - (shownAt(wallTime) - wallTime);
  return new Date(guess - (shownAt(guess) - wallTime));
}

/** Formats a time in a zone as ISO 8601 with its offset: `2027-01-26T09:00:00+11:00`. */
export function isoIn(moment: Date, timeZone: string): string {
  const wall = parts(timeZone).format(moment).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${wall}Z`) - moment.getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${wall}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}
