import { plainPage } from './plain-page.ts';

const WORDS = {
  file: {
    title: 'That file is too large',
    text: 'Nothing was sent. Please choose a PDF or a Word document (DOCX) of at most 5 MB, and send the form again.',
  },
  photos: {
    title: 'Those photos are too large',
    text: 'Nothing was sent. Please choose fewer photos, or smaller ones: at most 16 MB at a time.',
  },
  busy: {
    title: 'Please try again in a moment',
    text: 'Nothing was sent, because we are receiving many files right now. What you typed is still in the form: please send it again.',
  },
  form: {
    title: 'That is too long',
    text: 'Nothing was sent. What you typed is still in the form: please shorten it, and send it again.',
  },
} as const;

/**
 * Renders the response to a form that was too long or arrived with too many others, for browsers without
 * script.
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
  why: keyof typeof WORDS,
): string {
  const { title, text } = WORDS[why];
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const page = from && from.host === host ? `${from.pathname}${from.search}` : null;
  // Anything else that could end an attribute is percent-encoded in an address.
  const back = page && `<p><a href="${page.replaceAll('&', '&amp;')}">Back to the form</a></p>`;
  return plainPage(title, `<p>${text}</p>${back ?? ''}`);
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
