// pnpm reservations:export SITE...: prints the reservations of sites as CSV, newest first.
import { reservationsCsv } from '@forecourt/lib/payments/reservation/csv';
import { reservationEnvironment } from '@forecourt/lib/payments/reservation/environment.server';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { listReservations } from '@forecourt/lib/payments/reservation/staff.server';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

await runCommand(async () => {
  const siteSlugs = process.argv.slice(2);
  if (siteSlugs.length === 0) throw new Advice('pnpm reservations:export SITE...');
  loadEnvironment();
  const pool = await openDatabase(reservationEnvironment(process.env).databaseUrl);
  try {
    const all: Reservation[] = [];
    let after: string | null = null;
    do {
      const page = await listReservations(pool, { siteSlugs, after, limit: 200 });
      all.push(...page.reservations);
      after = page.next;
    } while (after);
    process.stdout.write(reservationsCsv(all));
  } finally {
    await pool.end();
  }
});
