import { mailTexts } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import { clock } from '../../sites/hours.ts';
import { localTime } from '../../sites/local-time.ts';
import { addDays, dateAt } from './deadline.ts';

/** When a lead should be answered, and by whom. */
export interface Promised {
  /** First name for shoppers. */
  name: string;
  dueAt: Date;
  /** Of the place that answers. */
  timeZone: string;
}

/**
 * Returns the day and time of a promise on the place's clock.
 * @returns `date` as YYYY-MM-DD, `time` as HH:MM; null once the time has passed
 */
export function promisedTime(
  { name, dueAt, timeZone }: Promised,
  now: Date,
): { day: 'today' | 'tomorrow' | 'later'; date: string; time: string } | null {
  if (dueAt <= now || !name) return null;
  const date = dateAt(dueAt, timeZone);
  const today = dateAt(now, timeZone);
  // A promise of part of a minute is rounded up, so that it is never earlier than the deadline.
  const minute = new Date(Math.ceil(dueAt.getTime() / 60_000) * 60_000);
  const time = localTime(minute, timeZone).slice(11);
  const day = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'later';
  return { day, date, time };
}

/**
 * Returns who answers and by when, on the place's clock: `Sam replies today before 5:30 pm.`
 * @returns null once the time has passed
 */
export function promiseText(promised: Promised, now: Date, language: Language = ENGLISH): string | null {
  const when = promisedTime(promised, now);
  if (!when) return null;
  const t = mailTexts(language, 'enquirySetup');
  const words = { name: promised.name, time: clock(when.time, language) ?? '' };
  if (when.day !== 'later') return t(`promise.${when.day}`, words);
  const day = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${when.date}T12:00:00Z`));
  return t('promise.day', { ...words, day: language === ENGLISH ? day.replace(',', '') : day });
}
