/** The group's current numbers of dealerships and new makes, and its years since 1994. */
export const figuresOfHarbour = [
  ['locations', 'Locations'],
  ['brands', 'Brands'],
  ['years', 'Years established'],
] as const;
