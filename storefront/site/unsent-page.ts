import { ENGLISH, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { plainPage } from './plain-page.ts';

type Reason = 'file' | 'photos' | 'busy' | 'form';

/**
 * Renders the response to a form that was too long or arrived with too many others, for browsers without
 * script, in the language of the form's page.
 * @param headers its `Host` and `Referer`: the link back must stay on the same host
 */
export function unsentPage(
  {
    host,
    referer,
  }: {
    host?: string | null | undefined;
    referer?: string | null | undefined;
  },
  why: Reason,
): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const own = from && from.host === host ? from : null;
  const page = own && `${own.pathname}${own.search}`;
  const language = own ? splitLanguage(own.pathname).language : ENGLISH;
  const t = translatorOf(language, 'plainPages');
  // Anything else that could end an attribute is percent-encoded in an address.
  const back = page && `<p><a href="${page.replaceAll('&', '&amp;')}">${t('unsent.back')}</a></p>`;
  return plainPage(t(`unsent.${why}.title`), `<p>${t(`unsent.${why}.text`)}</p>${back ?? ''}`, language);
}

/** Returns which part of a body is too long, by its type; null if it is not a form. */
export const longPart = (contentType: string | null | undefined): 'file' | 'form' | null =>
  contentType?.startsWith('multipart/form-data')
    ? 'file'
    : contentType?.startsWith('application/x-www-form-urlencoded')
      ? 'form'
      : null;

export const STATIC_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const;
