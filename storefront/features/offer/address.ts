import type { Site } from '@forecourt/lib/sites/site';
import type { Offer } from '@/content/offers.server.ts';

/**
 * Returns the page of an offer (ROUTE-57, ROUTE-58): below its manufacturer if the site uses that style and
 * it has one.
 */
export function offerHref(
  { settings }: Pick<Site, 'settings'>,
  { slug, manufacturer }: Pick<Offer, 'slug' | 'manufacturer'>,
): string {
  return settings.offerPathStyle === 'manufacturer' && manufacturer
    ? `/offers/${manufacturer.slug}/${slug}`
    : `/offers/${slug}`;
}
