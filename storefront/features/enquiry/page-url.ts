const MAX_URL = 1000;

/**
 * Returns the page that a lead came from: the first candidate on the lead's site, else the site's address.
 * @param candidates addresses as sent, unvalidated
 * @param siteOf returns the site of a host
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
