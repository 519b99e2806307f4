import { ENGLISH, isLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import { language as languageParameter } from 'next/root-params';
import { handlerLanguage } from './handler-language.server.ts';

/**
 * Returns the language of the page being rendered, or of the request that a route handler answers. English in handlers
 * without a language, such as those for the studio.
 */
export async function pageLanguage(): Promise<Language> {
  const language = handlerLanguage() ?? (await languageOfPage());
  return isLanguage(language) ? language : ENGLISH;
}

/** The framework gives its parameters to pages only. It throws in handlers, and within data that pages share. */
async function languageOfPage(): Promise<string | undefined> {
  try {
    return await languageParameter();
  } catch {
    return undefined;
  }
}
