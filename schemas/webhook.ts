/**
 * The webhook that tells the storefront what was published: configure it like this in the project's settings
 * (hosted Sanity), the local content lake takes it from here. The storefront's `cache/events.ts` reads it.
 */
export const CONTENT_WEBHOOK = {
  /** Published documents of the kinds that pages are made of; drafts never reach the public. */
  filter:
    '_type in ["site", "siteFeatures", "page", "navigation", "dealership", "location", "manufacturer", "model", "offer", "promoCard", "slide"]',
  /** Which document, of which sites; for a page also where it is and was, so that only a move touches links to it. */
  projection: `{
    _id,
    _type,
    _rev,
    "operation": delta::operation(),
    "sites": select(
      _type == "site" => [slug.current],
      _type == "offer" => array::compact(after().sites[]->slug.current) + array::compact(coalesce(before().sites[]->slug.current, [])),
      defined(site) => [site->slug.current]
    ),
    "manufacturer": manufacturer._ref,
    "path": after().path.current,
    "previousPath": before().path.current
  }`,
};
