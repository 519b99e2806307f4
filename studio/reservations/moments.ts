import { formatDate } from '@forecourt/lib/vehicle/format';

/** `4:05 pm`, where the dealer is. */
export const timeText = (moment: string, timeZone: string): string =>
  new Date(moment)
    .toLocaleTimeString('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

/** `AEST`: whose time it is, for lists with several. */
export const zoneText = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `Brisbane`, of `Australia/Brisbane`. */
export const placeText = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** `5 Mar 2026`, where the dealer is. */
export const dayText = (moment: string, timeZone: string): string =>
  formatDate(new Date(moment), timeZone) ?? '';

/** `5 Mar 2026, 4:05 pm`, where the dealer is. */
export const momentText = (moment: string, timeZone: string): string =>
  `${dayText(moment, timeZone)}, ${timeText(moment, timeZone)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a time: `3 days left`, `4 h 12 min left`, `28 min left`. */
export function leftText(left: number): string {
  if (left <= 0) return 'time is over';
  if (left < MINUTE) return 'less than a minute left';
  if (left < HOUR) return `${Math.floor(left / MINUTE)} min left`;
  if (left < 2 * DAY) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min left`;
  return `${Math.floor(left / DAY)} days left`;
}
