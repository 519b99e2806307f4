import type { SiteSettings } from '../../sites/settings.ts';
import { STOCK_INDEX } from './record.ts';

/** A sort as addresses name it (OPEN-013, OPEN-041); a site's own is never by distance, which needs a place. */
export type SortKey = SiteSettings['defaultSort'] | 'distance';

export interface Sort {
  key: SortKey;
  label: string;
  /** The index that is searched: a replica of its own, or the primary index. */
  indexName: string;
  /** The ranking criterion of its replica; null where the primary index has the order. */
  criterion: string | null;
  /** Sent with each search in this order. */
  typoTolerance?: 'min';
}

const sort = (key: SortKey, label: string, criterion: string | null): Sort => ({
  key,
  label,
  indexName: criterion === null ? STOCK_INDEX : `${STOCK_INDEX}_${key.replace(':', '_')}`,
  criterion,
});

/** All sorts, in the order of the menu. */
export const SORTS: readonly Sort[] = [
  sort('custom_rank:desc', 'Featured', null),
  sort('sort_price:asc', 'Price (low to high)', 'asc(sort_price)'),
  sort('sort_price:desc', 'Price (high to low)', 'desc(sort_price)'),
  sort('km:asc', 'Kilometres (low to high)', 'asc(km)'),
  sort('year:desc', 'Year (newest)', 'desc(year)'),
  sort('created_at:desc', 'Recently added', 'desc(created_at_timestamp)'),
  // Nearest to the place that the query gives as `aroundLatLng`. The primary index ranks by typos and then by distance, and with
  // `min` all hits have as many typos: a replica would have the same order, and one more record for each vehicle.
  { ...sort('distance', 'Distance', null), typoTolerance: 'min' },
];

/** The replica of the sort by distance in former versions: addresses still name it. */
export const FORMER_DISTANCE_INDEX = `${STOCK_INDEX}_distance`;

/** Whether a text is the key of a sort (OPEN-041), such as `km:asc`. The name of an index is not: see `sortOfIndex`. */
export const isSortKey = (key: string): key is SortKey => SORTS.some((entry) => entry.key === key);

/** The sort of a key. */
export const sortOf = (key: SortKey): Sort => SORTS.find((entry) => entry.key === key) as Sort;

/** The sort that an index serves, or served in a former version; null for any other index. */
export const sortOfIndex = (indexName: string): Sort | null =>
  indexName === FORMER_DISTANCE_INDEX
    ? sortOf('distance')
    : (SORTS.find((entry) => entry.indexName === indexName) ?? null);
