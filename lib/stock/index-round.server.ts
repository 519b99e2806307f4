import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import { STOCK_INDEX } from '../search/record.ts';
import { toStockRecord } from '../search/to-record.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from './vehicles.server.ts';

/** Algolia advises batches of about 10 MB; a thousand records are two to three. */
const BATCH_VEHICLES = 1_000;
/** Rows claimed at once: a large import is one round, so that it waits once for the index to settle. */
const ROUND_ROWS = 50_000;
/** Any number will do, as long as nothing else of ours takes the same advisory lock. */
const INDEX_LOCK = 7_340_021;

/** How many rows a round handled, or that another process is at it. */
export type Indexed = { rows: number } | 'busy';

/**
 * Brings the search index up to date with the next changed vehicles of the outbox. What is sent is the vehicle as it
 * stands now, so rows may be handled twice or late; one process at a time does it, because two could send
 * an older and a newer state of one vehicle in the wrong order.
 * @param keep whether the rows then wait for the storefront to be told, or are done with
 * @param onSent receives how many vehicles of this round have been sent
 * @throws the client's or the database's error; the rows stay and are tried again
 */
export async function indexRound(
  pool: pg.Pool,
  client: Algoliasearch,
  keep: boolean,
  onSent: (vehicles: number) => void = () => {},
): Promise<Indexed> {
  return transaction(pool, async (connection) => {
    const lock = await connection.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      INDEX_LOCK,
    ]);
    if (!lock.rows[0]?.mine) return 'busy';
    const { rows } = await connection.query<{ id: string; car_id: string }>(
      `select id, car_id from stock_outbox where indexed_at is null
       order by id limit $1 for update skip locked`,
      [ROUND_ROWS],
    );
    if (rows.length === 0) return { rows: 0 };

    const vehicleIds = [...new Set(rows.map((row) => row.car_id))];
    const taskID = await send(connection, client, vehicleIds, onSent);
    // The storefront renders from search, so it must not be told before search knows. Tasks of an index are
    // done in order: the last one stands for all.
    await client.waitForTask({ indexName: STOCK_INDEX, taskID });

    const forget = keep
      ? 'update stock_outbox set indexed_at = now() where id = any($1)'
      : 'delete from stock_outbox where id = any($1)';
    await connection.query(forget, [rows.map(({ id }) => id)]);
    return { rows: rows.length };
  });
}

/** Sends vehicles in batches, reading each while the one before is on its way, and gives the last one's task. */
async function send(
  connection: pg.PoolClient,
  client: Algoliasearch,
  vehicleIds: readonly string[],
  onSent: (vehicles: number) => void,
): Promise<number> {
  const readBatch = (start: number) =>
    requestsFor(connection, vehicleIds.slice(start, start + BATCH_VEHICLES));
  let lastTask = 0;
  let requests = await readBatch(0);
  for (let start = 0; start < vehicleIds.length; start += BATCH_VEHICLES) {
    const sending = client.batch({ indexName: STOCK_INDEX, batchWriteParams: { requests } });
    const [answer, nextRequests] = await Promise.all([sending, readBatch(start + BATCH_VEHICLES)]);
    lastTask = answer.taskID;
    requests = nextRequests;
    onSent(Math.min(start + BATCH_VEHICLES, vehicleIds.length));
  }
  return lastTask;
}

/** One write per vehicle: its record, or its removal when no list shows it. */
async function requestsFor(connection: pg.PoolClient, vehicleIds: string[]): Promise<BatchRequest[]> {
  if (vehicleIds.length === 0) return [];
  const { rows } = await connection.query<VehicleRow>(
    `select ${VEHICLE_COLUMNS} from cars where id = any($1) and retired_at is null`,
    [vehicleIds],
  );
  const records = new Map(rows.map((row) => [row.id, toStockRecord(vehicleOf(row))]));
  return vehicleIds.map((objectID) => {
    const body = records.get(objectID);
    return body
      ? { action: 'updateObject', body: { ...body } }
      : { action: 'deleteObject', body: { objectID } };
  });
}
