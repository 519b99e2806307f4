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
  form: {
    title: 'That is too long',
    text: 'Nothing was sent. What you typed is still in the form: please shorten it, and send it again.',
  },
} as const;

/**
 * The answer to a form that is so long that nobody reads it, for a browser without our script.
 * @param headers where it came from: the way back leads to a page of the same host alone
 * @param what makes it so long: a form can say only with a file that it is that
 */
export function tooLargePage(
  {
    host,
    referer,
  }: {
    host?: string | null | undefined;
    referer?: string | null | undefined;
  },
  what: keyof typeof WORDS,
): string {
  const { title, text } = WORDS[what];
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const page = from && from.host === host ? `${from.pathname}${from.search}` : null;
  // What else could end an attribute an address has percent-encoded.
  const back = page && `<p><a href="${page.replaceAll('&', '&amp;')}">Back to the form</a></p>`;
  return plainPage(title, `<p>${text}</p>${back ?? ''}`);
}

/** What a body that a browser sends by itself would be too long for, by its type; null where it is no form. */
export const longPart = (contentType: string | null | undefined): 'file' | 'form' | null =>
  contentType?.startsWith('multipart/form-data')
    ? 'file'
    : contentType?.startsWith('application/x-www-form-urlencoded')
      ? 'form'
      : null;

/** Headers of such an answer: it holds nothing that runs. */
export const TOO_LARGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const;
