import { escapeHtml } from '@forecourt/lib/messaging/mail/layout';
import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';

const VEHICLE_PAGE = /^\/cars\/[a-z0-9-]{1,200}$/;

/**
 * Returns the estimate as a whole HTML page, for a browser without scripts.
 * @param page the page with the form, as the request claims
 */
export function plainAnswer(
  words: string,
  page: string | null,
  { kind = 'delivery', language = ENGLISH }: { kind?: 'delivery' | 'driveAway'; language?: Language } = {},
): string {
  const t = translatorOf(language, 'vehicle');
  const { tag, direction } = LANGUAGE_FACTS[language];
  const title = t(kind === 'delivery' ? 'delivery.answerTitle' : 'driveAway.title');
  const back = inLanguage(page && VEHICLE_PAGE.test(page) ? page : '/', language);
  return `<!doctype html>
<html lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 15vh auto; padding: 2rem; }
</style>
<main>
  <h1>${title}</h1>
  <p>${escapeHtml(words)}</p>
  <p><a href="${back}">${t('back')}</a></p>
</main>
</html>
`;
}
