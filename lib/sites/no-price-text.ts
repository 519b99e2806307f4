/** Shown instead of a price that is not known, unless the site has a text of its own (PRICE-06). */
export const NO_PRICE_TEXT = 'Enquire for price.';
