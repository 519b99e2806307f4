import type pg from 'pg';
import { transaction } from '../../../platform/database/client.server.ts';
import { lockFeedSoon } from '../importing/lock.server.ts';
import { KEPT_COLUMNS } from '../importing/store.server.ts';
import { writePriceChanges } from '../importing/write-price-changes.server.ts';
import { STOCK_CHANNEL } from '../stock-changed.ts';
import { whyNotUndone } from './why-not-undone.server.ts';

export type Undoing =
  | { outcome: 'undone' }
  /** It had already been undone, by another user or a second click. */
  | { outcome: 'undone_before' }
  | { outcome: 'refused'; reason: 'no_run' | 'busy' | 'later' | 'not_kept' };

/**
 * Restores a feed's vehicles to the state before a run. Vehicles that the run added are retired, not deleted,
 * because their addresses are public. Runs in one transaction, with an outbox row for each vehicle, and is
 * listed as a run. Only the last run that changed the feed's vehicles can be undone, once.
 *
 * @param by id of the user
 */
export const undoRun = (
  pool: pg.Pool,
  { runId, by, now = new Date() }: { runId: number; by: string; now?: Date },
): Promise<Undoing> =>
  transaction(pool, async (connection): Promise<Undoing> => {
    const { rows } = await connection.query<{ feed: string }>(
      'select feed_id as feed from feed_runs where id = $1',
      [runId],
    );
    const [run] = rows;
    if (!run) return { outcome: 'refused', reason: 'no_run' };
    const startedAt = new Date();
    if (!(await lockFeedSoon(connection, run.feed))) return { outcome: 'refused', reason: 'busy' };
    // Check after locking: the previous holder may have undone the run or imported another file.
    const reason = await whyNotUndone(connection, runId);
    if (reason === 'undone') return { outcome: 'undone_before' };
    if (reason) return { outcome: 'refused', reason };
    const { shownIds, changed, retired } = await putBack(connection, run.feed, now);
    await writePrices(connection, shownIds, now);
    // Written so that imports running now notice the change (`changesOfOtherFeeds`).
    await connection.query('update feeds set last_imported_at = last_imported_at where id = $1', [run.feed]);
    await connection.query(
      `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                              added, changed, unchanged, retired, undoes, undone_by)
       select feed_id, file_name, $2, clock_timestamp(), 'undo', 0, 0, 0, 0, 0, $3::integer,
              (select count(*) from cars where feed_id = $6 and retired_at is null) - $7::integer, $4, id, $5
       from feed_runs where id = $1`,
      [runId, startedAt, changed, retired, by, run.feed, shownIds.length],
    );
    await connection.query('select pg_notify($1, $2)', [STOCK_CHANNEL, run.feed]);
    return { outcome: 'undone' };
  });

async function putBack(
  connection: pg.PoolClient,
  feed: string,
  now: Date,
): Promise<{ shownIds: string[]; changed: number; retired: number }> {
  const assignments = KEPT_COLUMNS.map((column) => `${column} = kept.${column}`).join(', ');
  const { rows } = await connection.query<{ shownIds: string[]; changed: number; retired: number }>(
    `with kept as (
       delete from undo_cars where feed_id = $1 returning *
     ), restored as (
       update cars set ${assignments}, feed_id = coalesce(kept.listed_by, cars.feed_id), record = kept.record || jsonb_build_object('updated_at', $3::text), updated_at = $2
       from kept where cars.id = kept.car_id and cars.feed_id = $1 and kept.record is not null
       returning cars.id, cars.retired_at
     ), withdrawn as (
       update cars set retired_at = $2, updated_at = $2, show_on_dealer_website = false, content_hash = '',
                       record = cars.record
                         || jsonb_build_object('show_on_dealer_website', false, 'updated_at', $3::text)
       from kept where cars.id = kept.car_id and cars.feed_id = $1 and kept.record is null
       returning cars.id
     ), told as (
       -- This reads the vehicles as they were until now: a dealership that one leaves is told as well.
       insert into stock_outbox (car_id, slug, dealership_id)
       select distinct cars.id, cars.slug, place.dealership_id
       from kept join cars on cars.id = kept.car_id
       cross join lateral (values (cars.dealership_id), (kept.dealership_id)) as place(dealership_id)
       where place.dealership_id is not null
     )
     select (select count(*)::integer from restored) as changed,
            (select count(*)::integer from withdrawn) as retired,
            array(select id from restored where retired_at is null) as "shownIds"`,
    [feed, now, now.toISOString()],
  );
  return rows[0] as { shownIds: string[]; changed: number; retired: number };
}

const PRICES_AT_ONCE = 5_000;

/** Adds the restored prices to the history; the prices in between stay. */
async function writePrices(connection: pg.PoolClient, ids: readonly string[], now: Date): Promise<void> {
  for (let start = 0; start < ids.length; start += PRICES_AT_ONCE) {
    const { rows } = await connection.query<Parameters<typeof writePriceChanges>[1][number]>(
      `select id, record->>'created_at' as created_at, (record->>'price')::float8 as price,
              (record->>'offer_price')::float8 as offer_price
       from cars where id = any($1)`,
      [ids.slice(start, start + PRICES_AT_ONCE)],
    );
    await writePriceChanges(connection, rows, now);
  }
}
