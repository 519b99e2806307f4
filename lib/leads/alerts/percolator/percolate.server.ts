import {
  type FilterClause,
  type FilteredRecord,
  matchesFilter,
  parseFilter,
} from '../../../inventory/search/matches.ts';
import { Recent } from '../../../inventory/search/recent.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { savedSearches } from '../../tables/alerts.ts';
import { vehicleKeys } from './keys.ts';
import { containsWords } from './text-match.ts';

const COLUMNS = columnsOf(savedSearches, ['id', 'filter', 'words']);

export type MatchedSearch = RowOf<typeof COLUMNS>;

/** LRU cache of parsed filters: most saved searches share a few. */
const readFilters = new Recent<readonly FilterClause[] | null>(50_000);

function clausesOf(filter: string): readonly FilterClause[] | null {
  const cachedClauses = readFilters.get(filter);
  if (cachedClauses !== undefined) return cachedClauses;
  const clauses = parseFilter(filter);
  readFilters.set(filter, clauses);
  return clauses;
}

export const searchMatches = (
  { filter, words }: Pick<MatchedSearch, 'filter' | 'words'>,
  record: FilteredRecord,
): boolean => {
  const clauses = clausesOf(filter);
  return clauses !== null && matchesFilter(clauses, record) && containsWords(words, record);
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * Returns the saved searches that a car matches now and did not match before.
 * The index returns candidates, which are then checked against the full filter.
 * @param siteSlugs sites that show the car
 * @param before previous state of the car
 */
export async function percolate(
  db: Queryable,
  siteSlugs: readonly string[],
  record: FilteredRecord,
  before: FilteredRecord | null,
): Promise<MatchedSearch[]> {
  if (siteSlugs.length === 0) return [];
  const { rows } = await db.query<MatchedSearch>({
    // Not a named statement: a generic plan would scan the whole table. Keys are looked up one at a time
    // because the index is slow with a hundred keys in one condition.
    text: `select ${COLUMNS} from unnest($1::text[]) as own (key)
           join saved_searches on saved_searches.keys @> array[own.key]
           where site_slug = any($2)
             and (price_min is null or price_min <= $3::float8) and (price_max is null or price_max >= $3::float8)
             and (year_min is null or year_min <= $4::float8) and (year_max is null or year_max >= $4::float8)
             and (km_min is null or km_min <= $5::float8) and (km_max is null or km_max >= $5::float8)`,
    values: [
      vehicleKeys(record),
      siteSlugs,
      numberOf(record['sort_price']),
      numberOf(record['year']),
      numberOf(record['km']),
    ],
  });
  // A search may be indexed under several keys of the same car.
  const candidates = new Map(rows.map((search) => [search.id, search]));
  return [...candidates.values()].filter(
    (search) => searchMatches(search, record) && !(before && searchMatches(search, before)),
  );
}
