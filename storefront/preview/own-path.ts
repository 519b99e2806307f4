/**
 * The page of this site that a request of a preview came from, or that it names; its parameters come along, but for
 * those of Sanity's tools.
 * @param target an address, absolute or below the root; anything else leads home
 */
export function ownPath(target: string | null | undefined): string {
  if (!target || !URL.canParse(target, 'http://site')) return '/';
  const { pathname, searchParams, hash } = new URL(target, 'http://site');
  for (const name of [...searchParams.keys()])
    if (name.startsWith('sanity-preview-')) searchParams.delete(name);
  // Two slashes would lead to another host.
  const path = pathname.replace(/^\/*/, '/');
  return `${path.startsWith('/api/') ? '/' : path}${searchParams.size ? `?${searchParams}` : ''}${hash}`;
}

/** Leads to a page of this site, with cookies. */
export function leadTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 307, headers });
}
