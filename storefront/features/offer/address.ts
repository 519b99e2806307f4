import type { Site } from '@forecourt/lib/sites/site';
import type { Offer } from '@/content/offers.server.ts';

/** Returns the page of an offer, by setting below its manufacturer (ROUTE-57, ROUTE-58). */
export function offerHref(
  { settings }: Pick<Site, 'settings'>,
  { slug, manufacturer }: Pick<Offer, 'slug' | 'manufacturer'>,
): string {
  return settings.offerPathStyle === 'manufacturer' && manufacturer
    ? `/offers/${manufacturer.slug}/${slug}`
    : `/offers/${slug}`;
}
