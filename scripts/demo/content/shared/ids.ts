import { slugify } from '@forecourt/lib/sites/slugs';

/** Ids of the demo's documents. They are fixed, so that seeding again replaces documents and never adds any. */
export const siteId = (site: string) => `site-${site}`;
/** The document of a site's feature switches, one per site: `siteFeatures-harbour`. */
export const featuresId = (site: string) => `siteFeatures-${site}`;
/** The document of one of a site's menus; `custom-footer` is the one that takes the place of its footer. */
export const navigationId = (site: string, kind: 'header' | 'footer' | 'custom-footer') =>
  `navigation-${site}-${kind}`;
/** A redirect's document, by the path that it leads away from, with hyphens for slashes. */
export const redirectId = (site: string, from: string) => `redirect-${site}-${slugify(from)}`;
/**
 * A page's document, by its path: `/about/team` gives `page-harbour-about-team`, `/` gives
 * `page-harbour-home`.
 */
export const pageId = (site: string, path: string) =>
  `page-${site}-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`;
/** A blog post's document, by the post's slug, which becomes part of the id unchanged. */
export const postId = (site: string, name: string) => `blogPost-${site}-${name}`;
/**
 * A slide of a carousel or of vehicle galleries, by the short name that its content file gives it,
 * unchanged.
 */
export const slideId = (site: string, name: string) => `slide-${site}-${name}`;
/** A promotion among the search results, by the short name that its content file gives it, unchanged. */
export const promoCardId = (site: string, name: string) => `promoCard-${site}-${name}`;
/** A review, by its number in the site's list, from 1. */
export const reviewId = (site: string, name: string) => `review-${site}-${name}`;
/** A person of the staff, by their name as people write it. */
export const personId = (site: string, name: string) => `person-${site}-${slugify(name)}`;
/** An announcement or emergency banner, by the short name that its content file gives it, unchanged. */
export const announcementId = (site: string, name: string) => `announcement-${site}-${name}`;
/** A popup promotion, by the short name that its content file gives it, unchanged. */
export const popupId = (site: string, name: string) => `popup-${site}-${name}`;
/** A prize wheel, by the short name that its content file gives it, unchanged. */
export const prizeWheelId = (site: string, name: string) => `prizeWheel-${site}-${name}`;
/** The table of delivery prices by postcode, one per site. */
export const deliveryTableId = (site: string) => `deliveryTable-${site}`;
/** A question that changes a trade-in's value, by the short name that its content file gives it, unchanged. */
export const tradeAdjustmentId = (site: string, name: string) => `tradeAdjustment-${site}-${name}`;
/** A special offer, by the short name that its content file gives it, unchanged. */
export const offerId = (site: string, name: string) => `offer-${site}-${name}`;
/** A make, by its name as people write it; all sites share the document. */
export const manufacturerId = (name: string) => `manufacturer-${slugify(name)}`;
/** A model, by the names of make and model as people write them; all sites share the document. */
export const modelId = (make: string, name: string) => `model-${slugify(make)}-${slugify(name)}`;
