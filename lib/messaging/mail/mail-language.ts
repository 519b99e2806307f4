import {
  ENGLISH,
  inLanguage,
  isLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '../../platform/language/languages.ts';
import type { Namespace } from '../../platform/language/messages.ts';
import { type Translator, translatorOf } from '../../platform/language/translator.ts';
import { formatDate } from '../../platform/text/format.ts';
import { greeting, plainFirstName } from '../../platform/text/greeting.ts';
import { formatDateTime } from '../../sites/local-time.ts';
import type { MailSite } from './mail-site.server.ts';

/**
 * Returns the language of a message to a shopper: the one they chose, or English if their site no longer
 * offers it, because its pages in that language do not exist.
 */
export const mailLanguage = ({ languages }: Pick<MailSite, 'languages'>, chosen: unknown): Language =>
  isLanguage(chosen) && languages?.some((language) => language === chosen) ? chosen : ENGLISH;

/** A single word of Latin letters has one direction, so it needs no isolation; it may also be a keyword of ICU. */
const WORD = /^[a-z_]*$/i;

/**
 * Isolates a name, phone number or price within a text that runs from right to left (U+2068, U+2069), so that
 * `07 5500 1234` keeps the order of its groups.
 */
export const isolated = (text: string, language: Language): string =>
  LANGUAGE_FACTS[language].direction === 'rtl' && !WORD.test(text) ? `\u2068${text}\u2069` : text;

/** Returns the texts of mails in a language. Their arguments are isolated where the language requires it. */
export function mailTexts<Name extends Namespace>(language: Language, namespace: Name): Translator<Name> {
  const texts = translatorOf(language, namespace);
  if (LANGUAGE_FACTS[language].direction === 'ltr') return texts;
  const write = texts as unknown as (key: string, values?: Record<string, unknown>) => string;
  return ((key: string, values: Record<string, unknown> = {}) =>
    write(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? isolated(value, language) : value,
        ]),
      ),
    )) as unknown as Translator<Name>;
}

/** Returns the address of a page of a site in a language. */
export const pageIn = ({ url }: { url: string }, path: string, language: Language): string =>
  `${url}${inLanguage(path, language)}`;

/** Greets a shopper by their first name, if it is a plain word: see `greeting`. */
export function mailGreeting(name: string, language: Language): string {
  if (language === ENGLISH) return greeting(name);
  const first = plainFirstName(name);
  const texts = mailTexts(language, 'mail');
  return first ? texts('greeting', { name: first }) : texts('greetingNobody');
}

/** Returns the line with the dealer's phone number, if they have one. */
export const questionsCall = (
  { name, phone }: { name: string; phone: string | null },
  language: Language,
): string[] => (phone ? [mailTexts(language, 'mail')('questionsCall', { dealer: name, phone })] : []);

const inLocale = (language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { timeZone, ...options });

/** Formats a time in a zone: `Tuesday 26 January 2027, 9:00 am`, or as the language writes it. */
export const longDateTime = (moment: Date, timeZone: string, language: Language): string =>
  language === ENGLISH
    ? formatDateTime(moment, timeZone)
    : inLocale(language, timeZone, { dateStyle: 'full', timeStyle: 'short' }).format(moment);

/** Formats a time for an SMS, whose parts have only 70 characters outside of English. */
export const smsDateTime = (moment: Date, timeZone: string, language: Language): string =>
  language === ENGLISH
    ? formatDateTime(moment, timeZone)
    : inLocale(language, timeZone, {
        weekday: 'short',
        day: 'numeric',
        month: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).format(moment);

/** Formats a day in a zone: `5 Mar 2026`, or as the language writes it. */
export const dayText = (day: Date, timeZone: string, language: Language): string | null =>
  language === ENGLISH
    ? formatDate(day, timeZone)
    : inLocale(language, timeZone, { dateStyle: 'medium' }).format(day);

/** Returns the language that the shopper reads, for staff; nothing for English. */
export const languageRows = (language: Language): (readonly [name: string, value: string])[] =>
  language === ENGLISH ? [] : [['Language', LANGUAGE_FACTS[language].englishName]];
