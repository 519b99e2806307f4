/**
 * CSRF check: returns whether a request was sent by a page of the same site or directly by the visitor. Uses
 * `Sec-Fetch-Site`, which pages cannot set, else `Origin`. Non-browser clients send neither, and have no
 * visitor's cookies.
 */
export function isOwnRequest({ headers }: Pick<Request, 'headers'>): boolean {
  const relation = headers.get('sec-fetch-site');
  if (relation === 'none') return headers.get('sec-fetch-mode') === 'navigate';
  if (relation !== null) return relation === 'same-origin';
  const sender = headers.get('origin') ?? headers.get('referer');
  if (sender === null) return true;
  return URL.canParse(sender) && new URL(sender).host === headers.get('host');
}
