import { formatDate } from '@forecourt/lib/platform/text/format';

/** Formats a time in the dealer's time zone: `4:05 pm`. */
export const timeText = (moment: string, timeZone: string): string =>
  new Date(moment)
    .toLocaleTimeString('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

/** Returns the abbreviation of a time zone, such as `AEST`, for lists with several zones. */
export const zoneText = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns the city of a time zone, such as `Brisbane`. */
export const placeText = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Formats a date in the dealer's time zone: `5 Mar 2026`. */
export const dayText = (moment: string, timeZone: string): string =>
  formatDate(new Date(moment), timeZone) ?? '';

/** Formats a timestamp in the dealer's time zone: `5 Mar 2026, 4:05 pm`. */
export const momentText = (moment: string, timeZone: string): string =>
  `${dayText(moment, timeZone)}, ${timeText(moment, timeZone)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a remaining time: `3 days left`, `4 h 12 min left`, `28 min left`. */
export function leftText(milliseconds: number): string {
  if (milliseconds <= 0) return 'time’s up';
  if (milliseconds < MINUTE) return 'less than a minute left';
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min left`;
  if (milliseconds < 2 * DAY)
    return `${Math.floor(milliseconds / HOUR)} h ${Math.floor((milliseconds % HOUR) / MINUTE)} min left`;
  return `${Math.floor(milliseconds / DAY)} days left`;
}
