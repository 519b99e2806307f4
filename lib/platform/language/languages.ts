/** Languages of pages and messages. English is every site's own language. */
export const LANGUAGES = ['en', 'zh', 'vi', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ENGLISH = 'en' as const satisfies Language;

/** Languages that a site may offer next to English. */
export const FURTHER_LANGUAGES = ['zh', 'vi', 'ar'] as const satisfies readonly Language[];

interface LanguageFacts {
  /** Language tag (BCP 47) of `lang` and `hreflang`. */
  tag: string;
  /** Locale of `Intl`: Australian formats, with the digits that prices have. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The name that its speakers use. */
  name: string;
  englishName: string;
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { tag: 'en-AU', locale: 'en-AU', direction: 'ltr', name: 'English', englishName: 'English' },
  zh: {
    tag: 'zh-Hans',
    locale: 'zh-Hans-AU',
    direction: 'ltr',
    name: '简体中文',
    englishName: 'Simplified Chinese',
  },
  vi: { tag: 'vi', locale: 'vi-AU', direction: 'ltr', name: 'Tiếng Việt', englishName: 'Vietnamese' },
  ar: { tag: 'ar', locale: 'ar-AU-u-nu-latn', direction: 'rtl', name: 'العربية', englishName: 'Arabic' },
};

/** Returns whether a value from outside, such as a cookie, names a language. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** Splits the language off the path of an address: `/zh/search` is `/search` in Chinese. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  return isFurther(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: ENGLISH, path: pathname };
}

const isFurther = (value: string): value is (typeof FURTHER_LANGUAGES)[number] =>
  FURTHER_LANGUAGES.some((language) => language === value);

/** Addresses that are the same in each language: files and calls. */
const WITHOUT_LANGUAGE = /^\/(?:api|_next)(?:\/|$)|^\/[^?#]*\.[a-z0-9]{2,5}(?:[?#]|$)/;

/**
 * Returns the address of a page in a language, with its query and anchor.
 * @param address path of this site in English or already in a language; others are returned unchanged
 */
export function inLanguage(address: string, language: Language): string {
  if (!address.startsWith('/') || address.startsWith('//') || WITHOUT_LANGUAGE.test(address)) return address;
  const end = address.search(/[?#]/);
  const [pathname, rest] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
  const { path } = splitLanguage(pathname);
  if (language === ENGLISH) return `${path}${rest}`;
  return `/${language}${path === '/' ? '' : path}${rest}`;
}
