/** Documents of a site's own in which visitors see links, pictures and words. Reviews and prices have none of them. */
export const LINKING_TYPES = [
  'page',
  'blogPost',
  'navigation',
  'slide',
  'promoCard',
  'announcement',
  'popup',
  'offer',
  'person',
  'redirect',
] as const;
