/** A saved stock filter, parsed by `lib/inventory/search/saved-filter`. */
export const stockFilterFragment = /* groq */ `
  carTypes, makes, models, bodies, fuels, tags, locations, certified, priceFrom, priceTo, yearFrom, kmTo
` as const;
