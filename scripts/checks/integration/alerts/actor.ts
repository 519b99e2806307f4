// Looks at changed cars and makes messages in a process of its own, which is killed where its orders say. Prints how many
// requests it made to the database.
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
