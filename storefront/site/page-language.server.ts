import { ENGLISH, isLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import { language as languageParameter } from 'next/root-params';
import { handlerLanguage } from './handler-language.server.ts';

/**
 * Returns the language of the page being rendered, or of the request that a route handler answers.
 * @throws Error outside of both, and within data that is cached for all pages
 */
export async function pageLanguage(): Promise<Language> {
  const language = handlerLanguage() ?? (await languageParameter());
  return isLanguage(language) ? language : ENGLISH;
}
