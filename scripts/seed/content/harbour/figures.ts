/** What is true of the group: its dealerships, the makes it sells new, and the years since it began in 1994. */
export const figuresOfHarbour = [
  [6, '', 'Locations'],
  [12, '', 'Brands'],
  [30, '+', 'Years established'],
] as const;
