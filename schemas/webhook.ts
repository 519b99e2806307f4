/**
 * The webhook that tells the storefront what was published: configure it like this in the project's settings
 * (hosted Sanity), the local content lake takes it from here. The storefront's `cache/events.ts` reads it.
 */
export const CONTENT_WEBHOOK = {
  /** Published documents of the kinds that pages are made of; drafts never reach the public. */
  filter:
    '_type in ["site", "siteFeatures", "page", "blogPost", "navigation", "dealership", "location", "manufacturer", "model", "offer", "promoCard", "deliveryTable", "tradeAdjustment", "slide", "announcement", "popup", "prizeWheel", "redirect", "review", "person"]',
  /**
   * Which document, and what it was a part of before and after the change: its sites, its manufacturer, its
   * address. Before a document is created and after it is deleted there is nothing (null), and whatever is made
   * with null is null: so what was before and what is after are told apart, never joined here.
   */
  projection: `{
    _id,
    _type,
    _rev,
    "operation": delta::operation(),
    "sites": array::compact(select(
      _type == "site" => [after().slug.current],
      _type == "offer" => after().sites[]->slug.current,
      [after().site->slug.current]
    )),
    "previousSites": array::compact(select(
      _type == "site" => [before().slug.current],
      _type == "offer" => before().sites[]->slug.current,
      [before().site->slug.current]
    )),
    "manufacturers": array::compact([after().manufacturer._ref, before().manufacturer._ref]),
    "path": after().path.current,
    "previousPath": before().path.current
  }`,
};
