// The bundle reads the table of sites, while Next.js loads its cache and our server apart from the bundle, in
// the same process. All of them find the sites under this symbol.
const NAME = Symbol.for('forecourt.sites');

interface KnownSites {
  slugs: ReadonlySet<string>;
  siteOf: (host: string) => string | null;
}

const processGlobals = globalThis as { [NAME]?: KnownSites };

const OTHER = 'other';

/** Sets the slugs of all sites and the lookup from host to slug. */
export function setKnownSites(slugs: ReadonlySet<string>, siteOf: KnownSites['siteOf'] = () => null): void {
  processGlobals[NAME] = { slugs, siteOf };
}

/**
 * Returns the slug for use as a metric label, `other` if unknown, so that made-up addresses add no time
 * series.
 */
export const knownSite = (slug: string): string => (processGlobals[NAME]?.slugs.has(slug) ? slug : OTHER);

/** Returns the slug of a host's site; `other` for an unknown host or before the sites are loaded. */
export const knownSiteOf = (host: string): string => processGlobals[NAME]?.siteOf(host) ?? OTHER;

/** Returns the number of sites; 0 before they are loaded. */
export const knownSiteCount = (): number => processGlobals[NAME]?.slugs.size ?? 0;
