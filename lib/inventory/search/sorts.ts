import type { SiteSettings } from '../../sites/settings.ts';
import { STOCK_INDEX } from './record.ts';

/**
 * A sort as URLs name it (OPEN-013, OPEN-041). A site's default is never `distance`, which needs a place, nor
 * `weekly_price:asc`, which needs lenders.
 */
export type SortKey = SiteSettings['defaultSort'] | 'weekly_price:asc' | 'distance';

export interface Sort {
  key: SortKey;
  indexName: string;
  criterion: string | null;
  typoTolerance?: 'min';
}

const sort = (key: SortKey, criterion: string | null): Sort => ({
  key,
  indexName: criterion === null ? STOCK_INDEX : `${STOCK_INDEX}_${key.replace(':', '_')}`,
  criterion,
});

export const SORTS: readonly Sort[] = [
  sort('custom_rank:desc', null),
  sort('sort_price:asc', 'asc(sort_price)'),
  sort('sort_price:desc', 'desc(sort_price)'),
  sort('weekly_price:asc', 'asc(weekly_price)'),
  sort('km:asc', 'asc(km)'),
  sort('year:desc', 'desc(year)'),
  sort('created_at:desc', 'desc(created_at_timestamp)'),
  // Sorts by distance from the query's `aroundLatLng`. The primary index ranks by typos, then distance. With
  // `min` all hits have equally many typos, so a replica (with one more billed record per vehicle) is not
  // needed.
  { ...sort('distance', null), typoTolerance: 'min' },
];

/** Replica for distance in former versions; old URLs still contain it. */
export const FORMER_DISTANCE_INDEX = `${STOCK_INDEX}_distance`;

/** Returns whether a text is a sort key such as `km:asc` (OPEN-041). For index names see `sortOfIndex`. */
export const isSortKey = (key: string): key is SortKey => SORTS.some((entry) => entry.key === key);

export const sortOf = (key: SortKey): Sort => SORTS.find((entry) => entry.key === key) as Sort;

/** Returns the sort that an index serves or used to serve; null for any other index. */
export const sortOfIndex = (indexName: string): Sort | null =>
  indexName === FORMER_DISTANCE_INDEX
    ? sortOf('distance')
    : (SORTS.find((entry) => entry.indexName === indexName) ?? null);
