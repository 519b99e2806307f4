/** Returns the full URL of a path on the site's canonical host. */
export const absolute = (site: { url: string }, path: string): string =>
  /^https?:/.test(path) ? path : `${site.url}${path === '/' ? '' : path}` || path;
