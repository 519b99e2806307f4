// The table of sites is read in the bundle, and the framework loads its cache and our server apart from it, in the same process:
// all of them find the sites by this name.
const NAME = Symbol.for('forecourt.sites');

interface KnownSites {
  slugs: ReadonlySet<string>;
  /** The slug of the site that a host shows, null for a host that shows none. */
  siteOf: (host: string) => string | null;
}

const processGlobals = globalThis as { [NAME]?: KnownSites };

const OTHER = 'other';

/** Sets the slugs of all sites, and who knows which of them a host shows. */
export function setKnownSites(slugs: ReadonlySet<string>, siteOf: KnownSites['siteOf'] = () => null): void {
  processGlobals[NAME] = { slugs, siteOf };
}

/** Returns the slug of a site for use as a label, `other` for anything else: no address may add a series. */
export const knownSite = (slug: string): string => (processGlobals[NAME]?.slugs.has(slug) ? slug : OTHER);

/** Returns the slug of the site that a host shows, `other` for any other host and while no site is known. */
export const knownSiteOf = (host: string): string => processGlobals[NAME]?.siteOf(host) ?? OTHER;

/** Returns how many sites there are, 0 while none is known. */
export const knownSiteCount = (): number => processGlobals[NAME]?.slugs.size ?? 0;
