// Runs one step of a lead in a separate process that can be killed at a given request. Prints its number of
// database requests.
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { type Death, deadly } from '../../crash/deadly.ts';
import { act, type Part } from './actions.ts';

export interface Orders {
  databaseUrl: string;
  death: Death | null;
  part: Part;
}

const { databaseUrl, death, part } = JSON.parse(process.argv[2] ?? '') as Orders;
const { requestsSoFar } = deadly(death);
const pool = openPool(databaseUrl);
await act(pool, part);
await pool.end();
process.stdout.write(`${requestsSoFar()}\n`);
