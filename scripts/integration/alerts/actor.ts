// Looks at changed cars and makes messages in a process of its own, which kills itself before one of its queries.
// Prints how many it made.
import { collectAlerts } from '@forecourt/lib/alerts/collect.server';
import { sendNext } from '@forecourt/lib/alerts/send.server';
import { openPool } from '@forecourt/lib/database/client.server';
import pg from 'pg';
import { noonTomorrow, readAlertSite } from './testing.ts';

const { databaseUrl, dieAt } = JSON.parse(process.argv[2] ?? '') as { databaseUrl: string; dieAt: number };

let queries = 0;
const { query } = pg.Client.prototype as unknown as { query: (this: unknown, ...all: unknown[]) => unknown };
pg.Client.prototype.query = function counted(this: pg.Client, ...all: unknown[]) {
  queries += 1;
  if (queries === dieAt) process.kill(process.pid, 'SIGKILL');
  return query.apply(this, all);
} as typeof pg.Client.prototype.query;

const pool = openPool(databaseUrl);
await collectAlerts(pool, readAlertSite);
while (await sendNext(pool, readAlertSite, noonTomorrow()));
await pool.end();
process.stdout.write(`${queries}\n`);
