import {
  LANDING_ATTRIBUTES,
  type StockChange,
  stockChanges,
} from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { stockCatalogue } from './catalogue.server.ts';
import { type LandingValues, type ListedLanding, listedLandings } from './listed-landings.ts';
import { countStock, orElse } from './query.server.ts';
import { shownInResults } from './unpriced.server.ts';

const FACETS = ['car_type', 'item_type', 'simple_body', 'make_model', 'dealership_slug', 'location_slug'];
/** The most values of a facet per answer. */
const MAX_VALUES = 1_000;

/** Returns the landing pages of a site with stock and demand; empty if the search does not answer. */
export const landingsOf = (site: Site): Promise<ListedLanding[]> =>
  orElse([], site, 'landing pages', () =>
    cached(
      'stock',
      { site: site.slug },
      async () => {
        const [catalogue, [answer]] = await Promise.all([
          stockCatalogue(site),
          countStock(site, [
            { filters: shownInResults(site), facets: FACETS, maxValuesPerFacet: MAX_VALUES },
          ]),
        ]);
        const values = (name: string) => answer?.facets[name] ?? {};
        return listedLandings(catalogue, {
          types: values('car_type'),
          items: values('item_type'),
          bodies: values('simple_body'),
          models: values('make_model'),
          dealerships: values('dealership_slug'),
          locations: values('location_slug'),
        });
      },
      { key: 'landings' },
    ),
  );

/** The last change of the whole stock and of each landing page, by path, as ISO times. */
export interface ResultsChanges {
  all: string | undefined;
  landings: Readonly<Record<string, string>>;
}

/** Returns when the results pages of a site last changed. */
export const resultsChanges = (
  site: Site,
  landings: readonly Pick<ListedLanding, 'path' | 'where'>[],
): Promise<ResultsChanges> =>
  cached(
    'stock',
    { site: site.slug },
    async () => {
      const changes = await stockChanges(
        databasePool(environment().DATABASE_URL),
        site.dealerships.map(({ id }) => id),
      );
      return {
        all: lastOf(changes, {}),
        landings: Object.fromEntries(
          landings.flatMap(({ path, where }) => {
            const change = lastOf(changes, where);
            return change ? [[path, change]] : [];
          }),
        ),
      };
    },
    { key: 'results-changes' },
  );

/** Returns the last change of the vehicles with these values; undefined without any. */
function lastOf(changes: readonly StockChange[], where: LandingValues): string | undefined {
  const times = changes.flatMap((change) =>
    LANDING_ATTRIBUTES.every((name) => where[name]?.includes(change[name] ?? '') ?? true)
      ? [change.updatedAt.getTime()]
      : [],
  );
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
}
