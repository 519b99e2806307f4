// Collects alerts and creates messages in a separate process that can be killed at a given request. Prints
// its number of database requests.
import { collectAlerts } from '@forecourt/lib/leads/alerts/collect.server';
import { sendNext } from '@forecourt/lib/leads/alerts/send.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { type Death, deadly } from '../crash/deadly.ts';
import { noonTomorrow, readAlertSite } from './testing.ts';

const { databaseUrl, death } = JSON.parse(process.argv[2] ?? '') as { databaseUrl: string; death: Death };
const { requestsSoFar } = deadly(death);

const pool = openPool(databaseUrl);
await collectAlerts(pool, readAlertSite);
while (await sendNext(pool, readAlertSite, noonTomorrow()));
await pool.end();
process.stdout.write(`${requestsSoFar()}\n`);
