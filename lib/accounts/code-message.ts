import { ENGLISH, type Language } from '../platform/language/languages.ts';
import { translatorOf } from '../platform/language/translator.ts';
import { CODE_MINUTES } from './limits.ts';

/**
 * Returns the SMS with a one-time code.
 * Its last line (`@host #code`, the origin-bound format) makes phones offer the code only on this site.
 * @param site.host the host as the browser has it, with or without a port
 * @param language of the page on which it was requested
 */
export const codeMessage = (
  code: string,
  { siteName, host }: { siteName: string; host: string },
  language: Language = ENGLISH,
): string => {
  const text = translatorOf(language, 'sms')('code', { code, site: siteName, minutes: CODE_MINUTES });
  return `${text}\n\n@${host.replace(/:\d+$/, '')} #${code}`;
};
