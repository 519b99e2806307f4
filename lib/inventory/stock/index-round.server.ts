import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import { RecordWrites } from './record-writes.server.ts';
import { noteRefusals } from './refusals.server.ts';
import { type Refusal, sendRecords } from './send-records.server.ts';

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
 * @param records the same for several rounds, so that the next is read while search takes one
 * @throws the client's or the database's error; the rows stay and are tried again
 */
export async function indexRound(
  pool: pg.Pool,
  client: Algoliasearch,
  keep: boolean,
  records = new RecordWrites(pool),
): Promise<Indexed> {
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
    const writes = await records.of(connection, vehicleIds);
    const rowIds = rows.map(({ id }) => id);
    if (rows.length === ROUND_ROWS) void records.readAhead(rowIds);
    // The storefront renders from search, so it must not be told before search knows.
    const refusals = await sendRecords(client, writes);
    const newRefusals = await noteRefusals(connection, vehicleIds, refusals);

    const forget = keep
      ? 'update stock_outbox set indexed_at = now() where id = any($1)'
      : 'delete from stock_outbox where id = any($1)';
    await connection.query(forget, [rowIds]);
    return { rows: rows.length, refusals: newRefusals };
  });
}
