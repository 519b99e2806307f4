import { setTimeout as delay } from 'node:timers/promises';
import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { indexRound } from './outbox.server.ts';
import { RecordWrites } from './search-writes.server.ts';

const LOOK_AGAIN_MS = 100;

/**
 * Indexes everything in the outbox, together with any running worker. Notifying the storefront is left to the
 * worker.
 *
 * @param target.keep whether a worker will notify the storefront; otherwise the rows are deleted
 * @throws errors of the search client
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

export async function rowsToIndex(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from stock_outbox where indexed_at is null',
  );
  return rows[0]?.count ?? 0;
}
