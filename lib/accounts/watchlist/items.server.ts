import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { watchlistItems } from '../tables/watchlist.ts';
import { WATCHLIST_LIMIT } from './limit.ts';

const ITEM_COLUMNS = columnsOf(watchlistItems, ['id', 'carId', 'createdAt']);

/** A saved vehicle (WATCH-06). */
export type WatchlistItem = RowOf<typeof ITEM_COLUMNS>;

export interface WatchlistOwner {
  siteSlug: string;
  userId: string;
}

/** Returns a shopper's saved vehicles on a site, newest first. */
export async function watchlistItemsOf(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
): Promise<WatchlistItem[]> {
  const { rows } = await db.query<WatchlistItem>({
    name: 'watchlist',
    text: `select ${ITEM_COLUMNS} from watchlist_items where site_slug = $1 and user_id = $2
           order by created_at desc, id`,
    values: [siteSlug, userId],
  });
  return rows;
}

/**
 * Saves vehicles in order, up to the limit (OPEN-129).
 * Locks the account, so that parallel requests can't exceed it.
 * @param carIds must be vehicles of the site
 * @returns which of them are saved now
 */
export const saveToWatchlist = (
  pool: pg.Pool,
  { siteSlug, userId }: WatchlistOwner,
  carIds: readonly string[],
): Promise<string[]> =>
  transaction(pool, async (connection) => {
    // Serialises concurrent saves of the same account.
    await connection.query({
      name: 'watchlist-lock',
      text: 'select from users where id = $1 for no key update',
      values: [userId],
    });
    // A separate statement, so that it sees rows committed while waiting for the lock.
    await connection.query({
      name: 'watchlist-save',
      text: `insert into watchlist_items (site_slug, user_id, car_id)
             select $1, $2, car_id from unnest($3::text[]) with ordinality as wanted (car_id, place)
             where not exists (
               select from watchlist_items i where i.site_slug = $1 and i.user_id = $2 and i.car_id = wanted.car_id)
             order by place
             limit greatest(0, $4 - (select count(*) from watchlist_items i where i.site_slug = $1 and i.user_id = $2))
             on conflict do nothing`,
      values: [siteSlug, userId, [...new Set(carIds)], WATCHLIST_LIMIT],
    });
    const { rows } = await connection.query<{ carId: string }>({
      name: 'watchlist-saved',
      text: `select car_id as "carId" from watchlist_items
             where site_slug = $1 and user_id = $2 and car_id = any($3)`,
      values: [siteSlug, userId, carIds],
    });
    return rows.map(({ carId }) => carId);
  });

/** Returns whether the vehicle was on the watchlist. */
export async function removeFromWatchlist(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
  carId: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'watchlist-remove',
    text: 'delete from watchlist_items where site_slug = $1 and user_id = $2 and car_id = $3',
    values: [siteSlug, userId, carId],
  });
  return rowCount === 1;
}
