import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import { RecordWrites } from './record-writes.server.ts';
import { noteRefusals } from './refusals.server.ts';
import { type Refusal, sendRecords } from './send-records.server.ts';

/**
 * Rows per batch: about 5 MB; Algolia recommends at most 10 MB. A batch costs as much as two or three
 * thousand of its records, so larger batches load a feed faster. But a single changed vehicle waits for one
 * or two batches, however large other feeds are.
 */
const ROUND_ROWS = 2_000;
/** An arbitrary number that no other advisory lock of ours uses. */
const INDEX_LOCK = 7_340_021;

/** Rows handled and newly refused vehicles, or `busy` when another process is indexing. */
export type Indexed = { rows: number; refusals: Refusal[] } | 'busy';

/**
 * Indexes the next changed vehicles of the outbox, the dealerships in turn. It sends the current state of
 * each vehicle, so handling a row twice or late is harmless. Only one process indexes at a time: two could
 * send states of one vehicle in the wrong order. A lock per dealer would not be faster, because search
 * processes the writes to an index sequentially. A refused vehicle is set aside until it changes; the
 * storefront is notified of it as usual.
 *
 * @param keep whether to keep the rows for notifying the storefront
 * @param records share between rounds, so that the next is read while search processes one
 * @throws errors of the client or the database; the rows stay for a retry
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
    // The storefront renders from search, so notify it only after indexing.
    const refusals = await sendRecords(client, writes);
    const newRefusals = await noteRefusals(connection, vehicleIds, refusals);

    const forget = keep
      ? 'update stock_outbox set indexed_at = now() where id = any($1)'
      : 'delete from stock_outbox where id = any($1)';
    await connection.query(forget, [rowIds]);
    return { rows: rows.length, refusals: newRefusals };
  });
}
