import { type Language, splitLanguage } from '../platform/language/languages.ts';

/** Languages of Stripe's own pages; Arabic is not one of them. */
const LOCALES = { en: 'en', zh: 'zh', vi: 'vi', ar: 'en' } as const satisfies Record<Language, string>;

/** Returns the locale of a page of Stripe for a shopper who reads a language. */
export const checkoutLocale = (language: Language): (typeof LOCALES)[Language] => LOCALES[language];

/** Returns the locale of the page of Stripe that leads back to an address of the site. */
export const localeOfReturn = (returnUrl: string): (typeof LOCALES)[Language] =>
  checkoutLocale(splitLanguage(URL.parse(returnUrl)?.pathname ?? '').language);
