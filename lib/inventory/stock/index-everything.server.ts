import { setTimeout as delay } from 'node:timers/promises';
import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { indexRound } from './index-round.server.ts';
import { RecordWrites } from './record-writes.server.ts';

/** How long to leave it to a worker that is already at it before looking again. */
const LOOK_AGAIN_MS = 100;

/**
 * Brings the search index up to date with everything in the outbox, together with any worker that is running.
 * Telling the storefront stays with the worker.
 * @param target.keep whether a worker will tell the storefront of these changes; otherwise nobody is told
 * @param onProgress receives how many rows still wait
 * @throws the search client's error
 */
export async function indexEverything(
  pool: pg.Pool,
  { search, keep }: { search: Algoliasearch; keep: boolean },
  onProgress: (waiting: number) => void = () => {},
): Promise<void> {
  const records = new RecordWrites(pool);
  for (;;) {
    const waiting = await rowsToIndex(pool);
    onProgress(waiting);
    if (waiting === 0) return;
    const round = await indexRound(pool, search, keep, records);
    if (round === 'busy' || round.rows === 0) await delay(LOOK_AGAIN_MS);
  }
}

/** Outbox rows that search has not heard of. */
export async function rowsToIndex(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from stock_outbox where indexed_at is null',
  );
  return rows[0]?.count ?? 0;
}
