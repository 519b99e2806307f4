/** Returns a redirect (303) after a form, or away from a secret in the address; never cached. */
export function seeOther(
  location: string,
  headers: Readonly<Record<string, string>> = {},
  cookies: readonly string[] = [],
): Response {
  const all = new Headers({ ...headers, location, 'cache-control': 'no-store' });
  for (const value of cookies) all.append('set-cookie', value);
  return new Response(null, { status: 303, headers: all });
}
