// pnpm reservations:reconcile: compares all open reservations with Stripe now, and repairs what no webhook
// reported.

import { reservationEnvironment } from '@forecourt/lib/payments/reservation/environment.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { stripeClient } from '@forecourt/lib/payments/stripe.server';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const { databaseUrl, access } = reservationEnvironment(process.env);
  const pool = await openDatabase(databaseUrl);
  try {
    const problems: string[] = [];
    const result = await step('Comparing reservations with Stripe', () =>
      reconcile({ pool, stripe: stripeClient(access) }, (problem) => problems.push(problem)),
    );
    const { compared, repaired, failed } = result;
    process.stdout.write(`${compared} compared, ${repaired} repaired, ${failed} failed\n`);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await pool.end();
  }
});
