import { ENGLISH, LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import type { Translator } from '../../platform/language/translator.ts';
import { localTime, parseLocalTime } from '../../sites/local-time.ts';
import type { OpeningTimes } from '../../sites/open-now.ts';
import { withOffset } from '../test-drive/slots.ts';

export const WINDOW_MINUTES = 60;
/** A window can still be sent this long after it began, because filling in a form takes a while. */
export const GRACE_MINUTES = 30;
/** Days after which a location counts as never open again. */
const MOST_DAYS = 60;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const minutesOf = (time: string): number => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Returns when the hours begin in which a location can call a shopper back: those left today, and those of the
 * next opening day, within its opening hours and in its time zone.
 * @returns soonest first
 */
export function callBackWindows({ timeZone, week, special }: OpeningTimes, now: Date): Date[] {
  const today = Date.parse(`${localTime(now, timeZone).slice(0, 10)}T00:00:00Z`);
  const windows: Date[] = [];
  for (let after = 0; after <= MOST_DAYS; after += 1) {
    const day = new Date(today + after * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const span = Object.hasOwn(special, date) ? special[date] : week[day.getUTCDay()];
    if (!span) continue;
    const close = minutesOf(span[1]);
    for (let start = minutesOf(span[0]); start + WINDOW_MINUTES <= close; start += WINDOW_MINUTES) {
      const wallTime = `${date}T${clockOf(start)}`;
      const from = parseLocalTime(wallTime, timeZone);
      // Skip times that don't exist because daylight saving starts.
      if (from && localTime(from, timeZone) === wallTime && from > now) windows.push(from);
    }
    if (after > 0 && windows.length > 0 && (windows.at(-1)?.getTime() ?? 0) >= dayStart(date, timeZone))
      break;
  }
  return windows;
}

const dayStart = (date: string, timeZone: string): number =>
  parseLocalTime(`${date}T00:00`, timeZone)?.getTime() ?? 0;

/** A window that a shopper chose, as it is stored in the lead. */
export interface CallBack {
  /** `2026-11-23T16:00:00+11:00`, with the offset of the location. */
  from: string;
  until: string;
  /** Name of the location that calls, whose clock counts. */
  place: string;
}

/** Returns a window as it is stored. */
export const callBackFrom = (from: Date, timeZone: string, place: string): CallBack => ({
  from: withOffset(from, timeZone),
  until: withOffset(new Date(from.getTime() + WINDOW_MINUTES * MINUTE_MS), timeZone),
  place,
});

/** Returns whether a window was offered now or shortly before. */
export const isOffered = (hours: OpeningTimes, wanted: Date, now: Date): boolean =>
  callBackWindows(hours, new Date(now.getTime() - GRACE_MINUTES * MINUTE_MS)).some(
    (from) => from.getTime() === wanted.getTime(),
  );

const inUtc = (options: Intl.DateTimeFormatOptions, language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...options, timeZone: 'UTC' });
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** The time on the location's clock, as if it were UTC. */
const wall = (moment: string): Date => new Date(`${moment.slice(0, 16)}Z`);
/** Returns the day of a window: `Monday 23 November`. */
export const dayText = (moment: string, language: Language = ENGLISH): string => {
  const day = inUtc(DAY, language).format(wall(moment));
  return language === ENGLISH ? day.replace(',', '') : day;
};
/** Returns the time of a window: `4:00 pm`. */
export const clockText = (moment: string, language: Language = ENGLISH): string =>
  inUtc(TIME, language).format(wall(moment)).replaceAll(/\s/g, ' ').toLowerCase();

type Window = Pick<CallBack, 'from' | 'until'>;

/** `4:00 pm to 5:00 pm` */
export const windowText = ({ from, until }: Window): string => `${clockText(from)} to ${clockText(until)}`;

/** `Monday 23 November, 4:00 pm to 5:00 pm` */
export const callBackText = (window: Window): string => `${dayText(window.from)}, ${windowText(window)}`;

/** Returns the same in the language of a page. */
export const callBackTextIn = (
  { from, until }: Window,
  language: Language,
  t: Translator<'callBack'>,
): string =>
  t('dayWindow', {
    day: dayText(from, language),
    from: clockText(from, language),
    until: clockText(until, language),
  });

/** Shown if a chosen window is over or no longer offered. */
export const WINDOW_GONE_TEXT = 'That time is no longer available. Please choose another.';
