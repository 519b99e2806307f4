const MAX_URL = 1000;

/**
 * The page that a lead came from: the first address among those that a browser names which is one of its site, without
 * what may follow a `#`.
 * @param candidates addresses as they were sent, anything
 * @param siteOf the site that a host shows
 * @returns the address of the site where none is
 */
export async function pageUrl(
  site: { slug: string; url: string },
  candidates: readonly (string | null)[],
  siteOf: (host: string) => Promise<string | null>,
): Promise<string> {
  for (const candidate of candidates) {
    if (!candidate || !/^https?:\/\//.test(candidate) || !URL.canParse(candidate)) continue;
    const { origin, host, pathname, search } = new URL(candidate);
    if ((await siteOf(host)) === site.slug) return `${origin}${pathname}${search}`.slice(0, MAX_URL);
  }
  return site.url;
}
