import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ENGLISH,
  isLanguage,
  type Language,
  splitLanguage,
} from '@forecourt/lib/platform/language/languages';
import type { SiteSettings } from '@forecourt/lib/sites/settings';

/** The framework gives the parameters of a route to pages only, so handlers keep their language here. */
const languageOfHandler = new AsyncLocalStorage<Language>();

/** Runs a route handler, or the proxy, in a language. */
export const withLanguage = <Result>(language: Language, handle: () => Result): Result =>
  languageOfHandler.run(language, handle);

/** Returns the language of `withLanguage`; null while a page renders. */
export const handlerLanguage = (): Language | null => languageOfHandler.getStore() ?? null;

/**
 * Returns the language that a visitor chose by the address of the page that sent a request; null in English, which
 * is every site's own and therefore no choice.
 */
export function chosenLanguage(): Language | null {
  const language = handlerLanguage();
  return language === ENGLISH ? null : language;
}

/**
 * Returns the language of a request to a route handler: that of its own address, or else that of the page that
 * sent it, by the `Referer` header. English unless the site offers the language.
 * @param address the language of the route's address
 */
export function languageOfRequest(
  { headers }: Pick<Request, 'headers'>,
  { languages }: Pick<SiteSettings, 'languages'>,
  address: unknown = ENGLISH,
): Language {
  if (isLanguage(address) && address !== ENGLISH) return address;
  const sender = URL.parse(headers.get('referer') ?? '');
  if (sender?.host !== headers.get('host')) return ENGLISH;
  const { language } = splitLanguage(sender?.pathname ?? '/');
  return languages.some((offered) => offered === language) ? language : ENGLISH;
}
