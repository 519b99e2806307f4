import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import { useLocale } from 'next-intl';

/** Returns the language of the page, in components of the server and the browser. */
export function useLanguage(): Language {
  const locale = useLocale();
  return LANGUAGES.find((language) => LANGUAGE_FACTS[language].locale === locale) ?? ENGLISH;
}

/** Returns a function that gives an address of this site in the page's language. */
export function useAddress(): (address: string) => string {
  const language = useLanguage();
  return (address) => inLanguage(address, language);
}
