/** A site's document types with links, images and texts that visitors see. */
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
