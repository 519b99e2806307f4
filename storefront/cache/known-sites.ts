// The table of sites is read in the bundle, and the framework loads its cache apart from it, in the same process: both find the
// sites by this name.
const NAME = Symbol.for('forecourt.sites');
const processGlobals = globalThis as { [NAME]?: ReadonlySet<string> };

/** Sets the slugs of all sites. */
export function setKnownSites(slugs: ReadonlySet<string>): void {
  processGlobals[NAME] = slugs;
}

/** Returns the slug of a site for use as a label, `other` for anything else: no address may add a series. */
export const knownSite = (slug: string): string => (processGlobals[NAME]?.has(slug) ? slug : 'other');
