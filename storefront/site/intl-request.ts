import { LANGUAGE_FACTS, LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { messagesOf } from '@forecourt/lib/platform/language/messages';
import { getRequestConfig } from 'next-intl/server';
import { pageLanguage } from './page-language.server.ts';

/** The locale and texts of a request, for `next-intl`. */
export default getRequestConfig(async ({ locale: asked }) => {
  const language = LANGUAGES.find((each) => LANGUAGE_FACTS[each].locale === asked) ?? (await pageLanguage());
  return { locale: LANGUAGE_FACTS[language].locale, messages: messagesOf(language), timeZone: 'UTC' };
});
