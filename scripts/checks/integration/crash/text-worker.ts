import { openPool } from '@forecourt/lib/platform/database/client.server';
import type pg from 'pg';
import { type Death, deadly } from './deadly.ts';

export interface TextOrders {
  databaseUrl: string;
  textHost: string;
  death: Death | null;
}

/**
 * Sends SMS in this process, which is killed as its first argument says. Prints its number of requests to the
 * database and to the SMS provider.
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
