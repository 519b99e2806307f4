/** The ids of a site's documents: they follow from its short name, so that a second site of that name is refused. */
export const siteId = (site: string) => `site-${site}`;
export const pageId = (site: string, path: string) => `page-${site}-${path === '/' ? 'home' : path.slice(1)}`;
export const slideId = (site: string, name: string) => `slide-${site}-${name}`;
export const navigationId = (site: string, kind: 'header' | 'footer') => `navigation-${site}-${kind}`;
export const locationId = (site: string, name: string) => `location-${site}-${name}`;
