// The table of sites is read in the bundle, and the framework loads its cache apart from it, in the same process: both find the
// sites by this name.
const NAME = Symbol.for('forecourt.sites');
const processGlobals = globalThis as { [NAME]?: ReadonlySet<string> };

/** Says which sites there are, by their slugs. */
export function setKnownSites(slugs: ReadonlySet<string>): void {
  processGlobals[NAME] = slugs;
}

/** A site's slug as metrics may have it: `other` for what is no site, so that no address makes a series of its own. */
export const knownSite = (slug: string): string => (processGlobals[NAME]?.has(slug) ? slug : 'other');
