/**
 * The webhook that notifies the storefront of published changes. Configure it in the project's settings
 * (hosted Sanity); the local content lake reads it from here. Received by the storefront's `cache/events.ts`.
 */
export const CONTENT_WEBHOOK = {
  /** Published documents of types that pages show. Drafts are never public. */
  filter:
    '_type in ["site", "siteFeatures", "page", "pageTrial", "blogPost", "navigation", "dealership", "location", "manufacturer", "model", "offer", "promoCard", "deliveryTable", "chargeTable", "outgoingFeed", "tradeAdjustment", "workshop", "serviceJob", "conditionFile", "slide", "announcement", "popup", "prizeWheel", "redirect", "review", "person", "lawConfirmation", "translation.metadata"]',
  /**
   * The document, and its sites, manufacturer and address before and after the change. Values before creation
   * and after deletion are null, and anything combined with null becomes null, so the two are kept separate.
   */
  projection: `{
    _id,
    _type,
    _rev,
    "operation": delta::operation(),
    "sites": array::compact(select(
      _type == "site" => [after().slug.current],
      _type == "offer" || _type == "translation.metadata" && defined(after().sites) => after().sites[]->slug.current,
      [after().site->slug.current]
    )),
    "previousSites": array::compact(select(
      _type == "site" => [before().slug.current],
      _type == "offer" || _type == "translation.metadata" && defined(before().sites) => before().sites[]->slug.current,
      [before().site->slug.current]
    )),
    "language": coalesce(after().language, before().language),
    "manufacturers": array::compact([after().manufacturer._ref, before().manufacturer._ref]),
    "path": after().path.current,
    "previousPath": before().path.current
  }`,
};
