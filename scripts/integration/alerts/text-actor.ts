// Sends the texts of alerts in a process of its own, which is killed where its orders say. Prints how many requests it made to
// the database and to the service of texts.
import { openPool } from '@forecourt/lib/database/client.server';
import { type Death, deadly } from '../crash/deadly.ts';
import { sendTexts } from './send-texts.ts';

/** What the process is to do. */
export interface Orders {
  databaseUrl: string;
  textHost: string;
  death: Death | null;
}

const { databaseUrl, textHost, death } = JSON.parse(process.argv[2] ?? '') as Orders;
const { countRequest, requestsSoFar } = deadly(death);
const send = globalThis.fetch;
globalThis.fetch = (...request: Parameters<typeof send>) => countRequest(() => send(...request));
const pool = openPool(databaseUrl);
await sendTexts(pool, textHost);
await pool.end();
process.stdout.write(`${requestsSoFar()}\n`);
