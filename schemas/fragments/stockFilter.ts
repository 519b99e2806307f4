/** A saved filter of stock, as `lib/inventory/search/saved-filter` reads it. */
export const stockFilterFragment = /* groq */ `
  carTypes, makes, models, bodies, fuels, tags, locations, priceFrom, priceTo, yearFrom, kmTo
` as const;
