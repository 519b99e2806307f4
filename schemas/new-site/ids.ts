/** Ids are derived from the site's slug, so that a second site with the same slug is rejected. */
export const siteId = (site: string) => `site-${site}`;
/**
 * Returns the id of the page at a path: `page-harbour-home` for `/`, `page-harbour-about-us` for `/about-us`.
 */
export const pageId = (site: string, path: string) => `page-${site}-${path === '/' ? 'home' : path.slice(1)}`;
/** Returns the id of a slide, such as `slide-harbour-1`. */
export const slideId = (site: string, name: string) => `slide-${site}-${name}`;
/** Returns the id of a site's header or footer menu. */
export const navigationId = (site: string, kind: 'header' | 'footer') => `navigation-${site}-${kind}`;
/** Returns the id of a location that is not in the stock. Others keep the stock's id. `name` is a slug. */
export const locationId = (site: string, name: string) => `location-${site}-${name}`;
