/**
 * The webhook that tells the storefront what was published: configure it like this in the project's settings
 * (hosted Sanity), the local content lake takes it from here.
 */
export const CONTENT_WEBHOOK = {
  /** Published documents of the kinds that pages are made of; drafts never reach the public. */
  filter:
    '_type in ["site", "siteFeatures", "page", "navigation", "dealership", "location", "manufacturer", "model", "offer", "slide"]',
  projection: '{ _id, _type, _rev, "operation": delta::operation() }',
};
