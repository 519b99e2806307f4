import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import { shownPhoto } from '../media/shown-photos.server.ts';
import { STOCK_INDEX, type StockRecord } from '../search/record.ts';
import { toStockRecord } from '../search/to-record.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from './vehicles.server.ts';

/**
 * Rows claimed at once, and sent as one batch (Algolia advises about 10 MB; these are two to three): whoever changes a
 * vehicle meanwhile waits for no more than these, however long the feed is that they belong to.
 */
const ROUND_ROWS = 1_000;
/** Milliseconds until search is asked again whether it has a batch: the client's own steps would cost as much as the batch. */
const pollAfter = (tries: number): number => Math.min(tries * 25, 1_000);
/** Any number will do, as long as nothing else of ours takes the same advisory lock. */
const INDEX_LOCK = 7_340_021;

/** How many rows a round handled, or that another process is at it. */
export type Indexed = { rows: number } | 'busy';

/**
 * Brings the search index up to date with the next changed vehicles of the outbox, the dealerships in turns. What is sent
 * is the vehicle as it stands now, so rows may be handled twice or late; one process at a time does it, because two could
 * send an older and a newer state of one vehicle in the wrong order. A lock for each dealer would gain nothing: search
 * handles what is sent to an index one after the other.
 * @param keep whether the rows then wait for the storefront to be told, or are done with
 * @throws the client's or the database's error; the rows stay and are tried again
 */
export async function indexRound(pool: pg.Pool, client: Algoliasearch, keep: boolean): Promise<Indexed> {
  return transaction(pool, async (connection) => {
    const lock = await connection.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      INDEX_LOCK,
    ]);
    if (!lock.rows[0]?.mine) return 'busy';
    const { rows } = await connection.query<{ id: string; car_id: string }>(
      `select id, car_id from stock_outbox where ${nextInTurn('search')} order by id for update skip locked`,
      [ROUND_ROWS],
    );
    if (rows.length === 0) return { rows: 0 };

    const requests = await requestsFor(connection, [...new Set(rows.map((row) => row.car_id))]);
    const { taskID } = await client.batch({ indexName: STOCK_INDEX, batchWriteParams: { requests } });
    // The storefront renders from search, so it must not be told before search knows.
    await client.waitForTask({ indexName: STOCK_INDEX, taskID, timeout: pollAfter });

    const forget = keep
      ? 'update stock_outbox set indexed_at = now() where id = any($1)'
      : 'delete from stock_outbox where id = any($1)';
    await connection.query(forget, [rows.map(({ id }) => id)]);
    return { rows: rows.length };
  });
}

/** A record with its photo at the address at which pages show it: browsers read the index, and have no key to sign. */
const withShownPhoto = (record: StockRecord | null): StockRecord | null =>
  record?.primary_image_url ? { ...record, primary_image_url: shownPhoto(record.primary_image_url) } : record;

/** One write per vehicle: its record, or its removal when no list shows it. */
async function requestsFor(connection: pg.PoolClient, vehicleIds: string[]): Promise<BatchRequest[]> {
  const { rows } = await connection.query<VehicleRow>(
    `select ${VEHICLE_COLUMNS} from cars where id = any($1) and retired_at is null`,
    [vehicleIds],
  );
  const records = new Map(rows.map((row) => [row.id, withShownPhoto(toStockRecord(vehicleOf(row)))]));
  return vehicleIds.map((objectID) => {
    const body = records.get(objectID);
    return body
      ? { action: 'updateObject', body: { ...body } }
      : { action: 'deleteObject', body: { objectID } };
  });
}
