import { ENGLISH, LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
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
 * Returns who answers and by when, on the place's clock: `Sam replies today before 5:30 pm.`
 * @returns null once the time has passed
 */
export function promiseText(
  { name, dueAt, timeZone }: Promised,
  now: Date,
  language: Language = ENGLISH,
): string | null {
  if (dueAt <= now || !name) return null;
  const t = translatorOf(language, 'enquirySetup');
  const date = dateAt(dueAt, timeZone);
  const today = dateAt(now, timeZone);
  // A promise of part of a minute is rounded up, so that it is never earlier than the deadline.
  const minute = new Date(Math.ceil(dueAt.getTime() / 60_000) * 60_000);
  const time = clock(localTime(minute, timeZone).slice(11), language) ?? '';
  if (date === today) return t('promise.today', { name, time });
  if (date === addDays(today, 1)) return t('promise.tomorrow', { name, time });
  const day = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${date}T12:00:00Z`));
  return t('promise.day', { name, day: language === ENGLISH ? day.replace(',', '') : day, time });
}
