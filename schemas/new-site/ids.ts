/** The ids of a site's documents: they follow from its short name, so that a second site of that name is refused. */
export const siteId = (site: string) => `site-${site}`;
/** The id of the page at a path: `page-harbour-home` for `/`, `page-harbour-about-us` for `/about-us`. */
export const pageId = (site: string, path: string) => `page-${site}-${path === '/' ? 'home' : path.slice(1)}`;
/** The id of one of the slides that a new site starts with; `name` is its number: `slide-harbour-1`. */
export const slideId = (site: string, name: string) => `slide-${site}-${name}`;
/** The id of the menu in a site's header or footer; a site has one of each. */
export const navigationId = (site: string, kind: 'header' | 'footer') => `navigation-${site}-${kind}`;
/** The id of a place that the stock does not know (those it knows keep the stock's id). `name` is already a slug. */
export const locationId = (site: string, name: string) => `location-${site}-${name}`;
