import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import { shownPhoto } from '../media/shown-photos.server.ts';
import type { StockRecord } from '../search/record.ts';
import { toStockRecord } from '../search/to-record.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import { noteRefusals } from './refusals.server.ts';
import { type RecordWrite, type Refusal, sendRecords } from './send-records.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from './vehicles.server.ts';

/**
 * Rows claimed at once, and sent as one batch: some five megabytes, where Algolia advises at most ten. A batch costs as much
 * as two or three thousand of its records do, so larger ones load a whole feed sooner; but whoever changes a vehicle
 * meanwhile waits for one or two of them, however long the feed is that they belong to.
 */
const ROUND_ROWS = 2_000;
/** Any number will do, as long as nothing else of ours takes the same advisory lock. */
const INDEX_LOCK = 7_340_021;

/** How many rows a round handled and which vehicles search newly refuses, or that another process is at it. */
export type Indexed = { rows: number; refusals: Refusal[] } | 'busy';

/**
 * Brings the search index up to date with the next changed vehicles of the outbox, the dealerships in turns. What is sent
 * is the vehicle as it stands now, so rows may be handled twice or late; one process at a time does it, because two could
 * send an older and a newer state of one vehicle in the wrong order. A lock for each dealer would gain nothing: search
 * handles what is sent to an index one after the other. A vehicle that search refuses is set aside until it changes; its
 * pages are told of like any other.
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
    if (rows.length === 0) return { rows: 0, refusals: [] };

    const vehicleIds = [...new Set(rows.map((row) => row.car_id))];
    // The storefront renders from search, so it must not be told before search knows.
    const refusals = await sendRecords(client, await writesFor(connection, vehicleIds));
    const newRefusals = await noteRefusals(connection, vehicleIds, refusals);

    const forget = keep
      ? 'update stock_outbox set indexed_at = now() where id = any($1)'
      : 'delete from stock_outbox where id = any($1)';
    await connection.query(forget, [rows.map(({ id }) => id)]);
    return { rows: rows.length, refusals: newRefusals };
  });
}

/** A record with its photo at the address at which pages show it: browsers read the index, and have no key to sign. */
const withShownPhoto = (record: StockRecord | null): StockRecord | null =>
  record?.primary_image_url ? { ...record, primary_image_url: shownPhoto(record.primary_image_url) } : record;

/** One write per vehicle: its record, or its removal when no list shows it. */
async function writesFor(connection: pg.PoolClient, vehicleIds: string[]): Promise<RecordWrite[]> {
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
