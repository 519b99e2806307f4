import { plainPage } from './plain-page.ts';

/**
 * The answer to a form whose file is so large that nobody reads it, for a browser without our script.
 * @param headers where it came from: the way back leads to a page of the same host alone
 */
export function tooLargePage({
  host,
  referer,
}: {
  host?: string | undefined;
  referer?: string | undefined;
}): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const page = from && from.host === host ? `${from.pathname}${from.search}` : null;
  // What else could end an attribute an address has percent-encoded.
  const back = page && `<p><a href="${page.replaceAll('&', '&amp;')}">Back to the form</a></p>`;
  return plainPage(
    'That file is too large',
    `<p>Nothing was sent. Please choose a PDF or a Word document (DOCX) of at most 5 MB, and send the form again.</p>${back ?? ''}`,
  );
}
