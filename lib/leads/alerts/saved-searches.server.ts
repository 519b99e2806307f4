import type pg from 'pg';
import type { WatchlistOwner } from '../../accounts/watchlist/items.server.ts';
import { parseFilter } from '../../inventory/search/matches.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { isFilter } from '../../platform/text/search-filter.ts';
import { savedSearches } from '../tables/alerts.ts';
import type { AlertFrequency } from './kinds.ts';
import { boundsOf, searchKeys } from './percolator/keys.ts';
import { SAVED_SEARCH_LIMIT } from './saved-search.ts';

const COLUMNS = columnsOf(savedSearches, ['id', 'name', 'address', 'frequency', 'createdAt']);

export type SavedSearch = RowOf<typeof COLUMNS>;

/** Returns a shopper's saved searches on a site, newest first. */
export async function savedSearchesOf(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
): Promise<SavedSearch[]> {
  const { rows } = await db.query<SavedSearch>({
    name: 'saved-searches',
    text: `select ${COLUMNS} from saved_searches where site_slug = $1 and user_id = $2 order by created_at desc, id`,
    values: [siteSlug, userId],
  });
  return rows;
}

export interface NewSavedSearch {
  name: string;
  address: string;
  /** In the search protocol's syntax, without the site's own stock filter. */
  filter: string;
  words: string;
  frequency: AlertFrequency;
}

/**
 * Saves a search, or updates name and frequency if the same address is already saved.
 * Locks the account so that parallel requests can't exceed the limit.
 * @returns false if the limit is reached
 * @throws the database's error, or Error for an invalid filter
 */
export function saveSearch(pool: pg.Pool, owner: WatchlistOwner, search: NewSavedSearch): Promise<boolean> {
  return transaction(pool, async (connection) => {
    await connection.query({
      name: 'saved-search-lock',
      text: 'select from users where id = $1 for no key update',
      values: [owner.userId],
    });
    return insertSearch(connection, owner, search);
  });
}

async function insertSearch(
  connection: Queryable,
  { siteSlug, userId }: WatchlistOwner,
  { name, address, filter, words, frequency }: NewSavedSearch,
): Promise<boolean> {
  const clauses = filter === '' || isFilter(filter) ? parseFilter(filter) : null;
  if (!clauses) throw new Error('The filter of a saved search is invalid');
  const [price, year, km] = ['sort_price', 'year', 'km'].map((attribute) => boundsOf(clauses, attribute));
  const { rowCount } = await connection.query({
    name: 'saved-search-keep',
    text: `insert into saved_searches (site_slug, user_id, name, address, filter, words, frequency, keys,
             price_min, price_max, year_min, year_max, km_min, km_max)
           select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
           where (select count(*) from saved_searches s
                  where s.site_slug = $1 and s.user_id = $2 and s.address <> $4) < $15
           on conflict (user_id, site_slug, address) do update set
             name = excluded.name, frequency = excluded.frequency`,
    values: [
      siteSlug,
      userId,
      name,
      address,
      filter,
      words,
      frequency,
      searchKeys(clauses),
      ...[price, year, km].flatMap((bounds) => [bounds?.min ?? null, bounds?.max ?? null]),
      SAVED_SEARCH_LIMIT,
    ],
  });
  return rowCount === 1;
}

/** Renames a search and sets its frequency; ignores other users' searches. */
export async function updateSearch(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
  { id, name, frequency }: { id: string; name: string; frequency: AlertFrequency },
): Promise<void> {
  await db.query({
    name: 'saved-search-change',
    text: `update saved_searches set name = $4, frequency = $5
           where site_slug = $1 and user_id = $2 and id::text = $3`,
    values: [siteSlug, userId, id, name, frequency],
  });
}

/** Deletes a search and its unsent alerts; ignores other users' searches. */
export async function removeSearch(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
  id: string,
): Promise<void> {
  await db.query({
    name: 'saved-search-remove',
    text: 'delete from saved_searches where site_slug = $1 and user_id = $2 and id::text = $3',
    values: [siteSlug, userId, id],
  });
}
