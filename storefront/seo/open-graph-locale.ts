import type { Language } from '@forecourt/lib/platform/language/languages';

/** Locales of Open Graph, which name a language with a territory (https://ogp.me/#optional). */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_AU', zh: 'zh_CN', vi: 'vi_VN', ar: 'ar_AR' };

/** Returns `og:locale` of a page in a language. */
export const openGraphLocale = (language: Language): string => LOCALES[language];
