// Shared by this name, because the bundle, the framework's cache and our server load this module separately
// in one process.
const NAME = Symbol.for('forecourt.sites');

interface KnownSites {
  slugs: ReadonlySet<string>;
  siteOf: (host: string) => string | null;
}

const processGlobals = globalThis as { [NAME]?: KnownSites };

const OTHER = 'other';

/** Sets the slugs of all sites, and the function that finds a host's site. */
export function setKnownSites(slugs: ReadonlySet<string>, siteOf: KnownSites['siteOf'] = () => null): void {
  processGlobals[NAME] = { slugs, siteOf };
}

/** Returns a site's slug as a metric label; `other` for anything else, so that no address adds a series. */
export const knownSite = (slug: string): string => (processGlobals[NAME]?.slugs.has(slug) ? slug : OTHER);

/** Returns the slug of a host's site, `other` for unknown hosts and while no site is known. */
export const knownSiteOf = (host: string): string => processGlobals[NAME]?.siteOf(host) ?? OTHER;

export const knownSiteCount = (): number => processGlobals[NAME]?.slugs.size ?? 0;
