/** First segments whose subpaths belong to the application, while the segment itself may be a page. */
export const RESERVED_BELOW = ['contact-us', 'our-location', 'locations', 'blog'] as const; // ROUTE-61..64

/** Host labels that can't be used as a site's slug. */
export const RESERVED_SITE_SLUGS = [
  'admin',
  'api',
  'assets',
  'lake',
  'mail',
  'print-sheet',
  'studio',
  'www',
] as const;
