/**
 * Returns whether a request was not sent by a page of another site. Browsers report it in `Sec-Fetch-Site`,
 * which pages cannot set; without it, `Origin` decides.
 */
export function isOwnRequest({ headers }: Pick<Request, 'headers'>): boolean {
  const relation = headers.get('sec-fetch-site');
  if (relation === 'none') return headers.get('sec-fetch-mode') === 'navigate';
  if (relation !== null) return relation === 'same-origin';
  const sender = headers.get('origin') ?? headers.get('referer');
  if (sender === null) return true;
  return URL.canParse(sender) && new URL(sender).host === headers.get('host');
}
