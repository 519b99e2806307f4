import { openPool } from '@forecourt/lib/platform/database/client.server';
import type pg from 'pg';
import { type Death, deadly } from './deadly.ts';

/** What a process that sends texts is to do. */
export interface TextOrders {
  databaseUrl: string;
  textHost: string;
  death: Death | null;
}

/**
 * Sends texts in this process, which is killed where its orders, its first argument, say. Prints how many requests it made to
 * the database and to the service of texts.
 */
export async function actAsTextWorker(
  sendTexts: (pool: pg.Pool, textHost: string) => Promise<unknown>,
): Promise<void> {
  const { databaseUrl, textHost, death } = JSON.parse(process.argv[2] ?? '') as TextOrders;
  const { countRequest, requestsSoFar } = deadly(death);
  const send = globalThis.fetch;
  globalThis.fetch = (...request: Parameters<typeof send>) => countRequest(() => send(...request));
  const pool = openPool(databaseUrl);
  await sendTexts(pool, textHost);
  await pool.end();
  process.stdout.write(`${requestsSoFar()}\n`);
}
