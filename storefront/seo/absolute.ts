/** The full address of a path of a site, on its one canonical host. */
export const absolute = (site: { url: string }, path: string): string =>
  /^https?:/.test(path) ? path : `${site.url}${path === '/' ? '' : path}` || path;
