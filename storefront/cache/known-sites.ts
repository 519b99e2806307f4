// Shared by this name, because the bundle, the framework's cache and our server load this module separately
// in one process.
const NAME = Symbol.for('forecourt.sites');

interface KnownSites {
  slugs: ReadonlySet<string>;
  /** Returns the slug of a host's site, or null. */
  siteOf: (host: string) => string | null;
}

const processGlobals = globalThis as { [NAME]?: KnownSites };

const OTHER = 'other';

/** Sets the slugs of all sites, and the function that finds a host's site. */
export function setKnownSites(slugs: ReadonlySet<string>, siteOf: KnownSites['siteOf'] = () => null): void {
  processGlobals[NAME] = { slugs, siteOf };
}

/**
 * Returns a site's slug for use as a metric label, `other` for anything else, so that no address can add a
 * series.
 */
export const knownSite = (slug: string): string => (processGlobals[NAME]?.slugs.has(slug) ? slug : OTHER);

/** Returns the slug of a host's site, `other` for unknown hosts and while no site is known. */
export const knownSiteOf = (host: string): string => processGlobals[NAME]?.siteOf(host) ?? OTHER;

/** Returns the number of sites, 0 while none is known. */
export const knownSiteCount = (): number => processGlobals[NAME]?.slugs.size ?? 0;
