import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { watchlistItems } from '../tables/watchlist.ts';
import { WATCHLIST_LIMIT } from './limit.ts';

const ITEM_COLUMNS = columnsOf(watchlistItems, ['id', 'carId', 'createdAt']);

/** A vehicle in a watchlist (WATCH-06). */
export type WatchlistItem = RowOf<typeof ITEM_COLUMNS>;

/** The owner of a watchlist, and its site. */
export interface WatchlistOwner {
  siteSlug: string;
  userId: string;
}

/** What somebody saved on a site, the last one first. */
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
 * Saves vehicles that are not saved yet, in their order, as far as there is room (OPEN-129). Of one account one call
 * at a time counts and saves, so that parallel ones do not pass the limit together.
 * @param carIds vehicles of the site: the caller has looked them up
 * @returns which of them are saved now
 * @throws the database's error
 */
export const saveToWatchlist = (
  pool: pg.Pool,
  { siteSlug, userId }: WatchlistOwner,
  carIds: readonly string[],
): Promise<string[]> =>
  transaction(pool, async (connection) => {
    // Two saves for the same account wait for each other here.
    await connection.query({
      name: 'watchlist-lock',
      text: 'select from users where id = $1 for no key update',
      values: [userId],
    });
    // A statement of its own, which sees what those before it have written.
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

/**
 * Removes a vehicle from a watchlist.
 * @returns whether it stood in it
 */
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
