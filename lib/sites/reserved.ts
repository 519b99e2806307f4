/** First segments under which the application owns what follows, while the segment alone may be a page. */
export const RESERVED_BELOW = ['contact-us', 'our-location', 'locations', 'blog'] as const; // ROUTE-61..64

/** Host labels that never name a site. */
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
