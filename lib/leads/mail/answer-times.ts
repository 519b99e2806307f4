import { mailTexts } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import { type CallBack, callBackPromise } from '../call-back/windows.ts';
import { type Promised, promisedTime, promiseText } from '../clock/promise.ts';

/** Formats a time on a place's clock, given as if it were UTC. */
const onClock = (local: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { timeZone: 'UTC', ...options }).format(
    new Date(`${local.slice(0, 16)}Z`),
  );
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Returns who answers a lead and by when in a language; null once the time has passed. */
export function promiseIn(promised: Promised, now: Date, language: Language): string | null {
  if (language === ENGLISH) return promiseText(promised, now);
  const when = promisedTime(promised, now);
  if (!when) return null;
  const time = onClock(`${when.date}T${when.time}`, language, TIME);
  const texts = mailTexts(language, 'leadMail');
  return when.day === 'later'
    ? texts('promise.later', {
        name: promised.name,
        time,
        day: onClock(`${when.date}T12:00`, language, DAY),
      })
    : texts(`promise.${when.day}`, { name: promised.name, time });
}

/** Returns the promise of a call in a window that the shopper chose, in a language. */
export function callBackIn(callBack: CallBack, language: Language): string {
  if (language === ENGLISH) return callBackPromise(callBack);
  const { from, until, place } = callBack;
  const texts = mailTexts(language, 'leadMail');
  const window = {
    day: onClock(from, language, DAY),
    from: onClock(from, language, TIME),
    until: onClock(until, language, TIME),
  };
  return place ? texts('callBackAt', { ...window, place }) : texts('callBack', window);
}
