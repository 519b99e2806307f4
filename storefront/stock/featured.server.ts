import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { type CardVehicle, cardsKey } from './card-vehicle.ts';
import { findCards, orElse } from './query.server.ts';

const FEATURED = 6;

/** Returns used vehicles in stock with several photos, in the site's ranking. */
export function featuredUsedCars(site: Site): Promise<CardVehicle[]> {
  return orElse([], site, 'featured used cars', () =>
    cached(
      'stock',
      { site: site.slug },
      () =>
        findCards(site, {
          hitsPerPage: FEATURED,
          filters: allOf([literal('car_type', 'used'), literal('status', 'in_stock'), 'photos_count > 1']),
        }),
      { key: `featured-used-${cardsKey(site)}` },
    ),
  );
}
