import { LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';

/** Returns the last day of an offer in the dealer's time zone: the day of the second before it ends. */
export function lastDay(endsAt: string, { settings }: Pick<Site, 'settings'>, language: Language): string {
  const { locale } = LANGUAGE_FACTS[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: settings.timeZone }).format(
    new Date(Date.parse(endsAt) - 1000),
  );
}
