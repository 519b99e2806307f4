/**
 * Addresses the application itself answers (ROUTE group): an editor's page cannot live there, since
 * fixed routes are tried before pages (OPEN-035).
 */

/** First segments whose whole subtree belongs to the application. */
export const RESERVED_FIRST_SEGMENTS = [
  'account', // of whoever is signed in
  'alerts', // the links that stop them
  'api', // server routes
  'brands', // ROUTE-41, ROUTE-42
  'cars', // ROUTE-01
  'checkout-journey', // ROUTE-04
  'compare', // OPEN-019
  'draft-mode',
  'favourites',
  'my-garage', // ROUTE-90
  'mybigboxcars', // ROUTE-87
  'myblinkr', // ROUTE-88
  'mymotorama', // ROUTE-86
  'myservco', // ROUTE-89
  'offers', // ROUTE-57, ROUTE-58
  'online-payment', // ROUTE-85
  'personalised', // ROUTE-47
  'print', // ROUTE-05
  'reservations',
  'save-search', // on the way from results to the garage
  'search', // ROUTE-20
  'sign-in', // ROUTE-13
  'spin-to-win', // ROUTE-84
  'success', // ROUTE-06
  'used-car', // ROUTE-31
  'watchlist', // ROUTE-96
] as const;

/** First segments under which the application owns what follows, while the segment alone may be a page. */
export const RESERVED_BELOW = ['contact-us', 'our-location', 'locations', 'blog'] as const; // ROUTE-61..64

/** Words that mean a vehicle type in `/search/{word}` (ROUTE-22..26), so no make or location may be called so. */
export const SEARCH_WORDS = [
  'new-cars',
  'demo-cars',
  'used-cars',
  'new-and-demo-cars',
  'new-used-and-demo-cars',
] as const;

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
