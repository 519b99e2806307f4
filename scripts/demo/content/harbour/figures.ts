/** What the group has at any time: its dealerships, the makes it sells new, and the years since it began in 1994. */
export const figuresOfHarbour = [
  ['locations', 'Locations'],
  ['brands', 'Brands'],
  ['years', 'Years established'],
] as const;
