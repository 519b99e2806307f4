/**
 * Whether a request that changes something was sent by a page of the same site, or by the visitor themself, and
 * not by a page of somebody else's. Browsers say so in `Sec-Fetch-Site`, which no page can set; one that leaves
 * it out is judged by `Origin`. A program sends neither, and has no visitor's cookies.
 */
export function isOwnRequest({ headers }: Pick<Request, 'headers'>): boolean {
  const relation = headers.get('sec-fetch-site');
  if (relation === 'none') return headers.get('sec-fetch-mode') === 'navigate';
  if (relation !== null) return relation === 'same-origin';
  const sender = headers.get('origin') ?? headers.get('referer');
  if (sender === null) return true;
  return URL.canParse(sender) && new URL(sender).host === headers.get('host');
}
