import { slugify } from '@forecourt/lib/sites/slugs';

/** Ids of the demo's documents. They are fixed, so that seeding again replaces documents and never adds any. */
export const siteId = (site: string) => `site-${site}`;
/** Id of a site's feature flags: `siteFeatures-harbour`. */
export const featuresId = (site: string) => `siteFeatures-${site}`;
/** Id of a site's menu; `custom-footer` replaces its footer. */
export const navigationId = (site: string, kind: 'header' | 'footer' | 'custom-footer') =>
  `navigation-${site}-${kind}`;
/** Id of a redirect by its source path, with hyphens for slashes. */
export const redirectId = (site: string, from: string) => `redirect-${site}-${slugify(from)}`;
/** Id of a page by its path: `/about/team` gives `page-harbour-about-team`, `/` gives `page-harbour-home`. */
export const pageId = (site: string, path: string) =>
  `page-${site}-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`;
export const postId = (site: string, name: string) => `blogPost-${site}-${name}`;
export const slideId = (site: string, name: string) => `slide-${site}-${name}`;
export const promoCardId = (site: string, name: string) => `promoCard-${site}-${name}`;
/** Id of a review by its number in the site's list, from 1. */
export const reviewId = (site: string, name: string) => `review-${site}-${name}`;
export const personId = (site: string, name: string) => `person-${site}-${slugify(name)}`;
export const announcementId = (site: string, name: string) => `announcement-${site}-${name}`;
export const popupId = (site: string, name: string) => `popup-${site}-${name}`;
export const prizeWheelId = (site: string, name: string) => `prizeWheel-${site}-${name}`;
export const pageTrialId = (site: string, name: string) => `pageTrial-${site}-${name}`;
export const deliveryTableId = (site: string) => `deliveryTable-${site}`;
export const tradeAdjustmentId = (site: string, name: string) => `tradeAdjustment-${site}-${name}`;
export const messageTemplateId = (site: string, name: string) => `messageTemplate-${site}-${name}`;
export const contactNumbersId = (site: string) => `contactNumbers-${site}`;
export const workshopId = (site: string, location: string) => `workshop-${site}-${location}`;
export const serviceJobId = (site: string, name: string) => `serviceJob-${site}-${name}`;
export const conditionFileId = (site: string, stocknum: string) => `conditionFile-${site}-${stocknum}`;
export const outgoingFeedId = (site: string, name: string) => `outgoingFeed-${site}-${name}`;
export const offerId = (site: string, name: string) => `offer-${site}-${name}`;
export const manufacturerId = (name: string) => `manufacturer-${slugify(name)}`;
export const modelId = (make: string, name: string) => `model-${slugify(make)}-${slugify(name)}`;
