/** Returns a redirect (303) after a form, or away from a secret in the address; never cached. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, location, 'cache-control': 'no-store' } });
