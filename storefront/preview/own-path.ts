/** Returns the path of a page of this site, without the parameters of Sanity's tools; `/` if invalid. */
export function ownPath(target: string | null | undefined): string {
  if (!target || !URL.canParse(target, 'http://site')) return '/';
  const { pathname, searchParams, hash } = new URL(target, 'http://site');
  for (const name of [...searchParams.keys()])
    if (name.startsWith('sanity-preview-')) searchParams.delete(name);
  // A double slash would lead to another host.
  const path = pathname.replace(/^\/*/, '/');
  return `${path.startsWith('/api/') ? '/' : path}${searchParams.size ? `?${searchParams}` : ''}${hash}`;
}

/** Redirects to a page of this site and sets cookies. */
export function leadTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 307, headers });
}
