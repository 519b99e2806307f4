// pnpm reservations:refund SITE REFERENCE [--note TEXT]: refunds a reservation fee in full.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { reservationEnvironment } from '@forecourt/lib/payments/reservation/environment.server';
import { refundNext } from '@forecourt/lib/payments/reservation/refunds.server';
import { takeStaffStep } from '@forecourt/lib/payments/reservation/staff.server';
import { stripeClient } from '@forecourt/lib/payments/stripe.server';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice, step } from './terminal/steps.mjs';

const USAGE = 'pnpm reservations:refund SITE REFERENCE [--note TEXT]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { note: { type: 'string' } },
  });
  const [siteSlug, reference] = positionals;
  if (!siteSlug || !reference) throw new Advice(USAGE);
  loadEnvironment();
  const { databaseUrl, access } = reservationEnvironment(process.env);
  const pool = await openDatabase(databaseUrl);
  try {
    const payments = { pool, stripe: stripeClient(access) };
    const by = { actor: `staff:${userInfo().username}`, note: values.note ?? null };
    const target = { siteSlugs: [siteSlug], reference, action: 'refund' as const };
    const result = await step('Requesting the refund', () => takeStaffStep(payments, target, by));
    if (result.outcome === 'unknown') throw new Advice(`${siteSlug} has no reservation ${reference}.`);
    if (result.outcome === 'not_possible')
      throw new Advice(`Cannot refund ${reference}: it is ${result.reservation.status}.`);
    await step('Refunding the payment', async () => {
      while (await refundNext(payments, (problem) => process.stderr.write(`${problem}\n`)));
    });
    process.stdout.write('If Stripe did not respond, the worker will retry.\n');
  } finally {
    await pool.end();
  }
});
