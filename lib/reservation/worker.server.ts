import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openPool } from '../database/client.server.ts';
import { listenTo, type ReportStage, startStage } from '../database/stages.server.ts';
import type { Payments } from '../payments/connections.ts';
import { type StripeAccess, stripeClient } from '../payments/stripe.server.ts';
import { RESERVATION_CHANNEL } from './apply.server.ts';
import { nextDue, runClock } from './expiry.server.ts';
import { type Reconciled, reconcile } from './reconcile.server.ts';
import { refundNext } from './refunds.server.ts';

const RECONCILE = 'reservations-reconcile';
const EVERY_MINUTE = '* * * * *';
/** A run that takes longer counts as lost with its process. */
const LONGEST_RUN_SECONDS = 300;
/** The longest a timer waits: what was committed unheard is found by looking. */
const LONGEST_WAIT_MS = 60_000;

export type ReservationStage = 'listen' | 'clock' | 'refund' | 'reconcile';

/**
 * Keeps the promises of reservations until it is stopped: ends holds on the second, makes refunds, and compares
 * everything open with Stripe once a minute. Any number may run beside each other; the job queue gives each
 * comparison to one of them.
 * @returns once it listens
 * @throws when the database cannot be reached
 */
export async function startReservationWorker({
  databaseUrl,
  access,
  report,
}: {
  databaseUrl: string;
  access: StripeAccess;
  report: ReportStage<ReservationStage>;
}): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(databaseUrl);
  const payments: Payments = { pool, stripe: stripeClient(access) };
  const stopping = new AbortController();
  const { signal } = stopping;
  const tell = (stage: ReservationStage) => (problem: string) => report({ stage, error: new Error(problem) });

  const refunding = startStage('refund', signal, report, () => refundNext(payments, tell('refund')));
  const clock = startClock(payments, signal, report);
  const boss = await startJobs(databaseUrl, report, () => reconcile(payments, tell('reconcile')));
  const listening = await listenTo({ databaseUrl, channel: RESERVATION_CHANNEL }, signal, report, () => {
    clock.wake();
    refunding.wake();
  });
  return {
    stop: async () => {
      stopping.abort();
      clock.stop();
      await Promise.all([refunding.ended, clock.ended, listening.close(), boss.stop()]);
      await pool.end();
    },
  };
}

/** Wakes when the next hold is over, not only when it looks. */
function startClock(
  payments: Payments,
  signal: AbortSignal,
  report: ReportStage<ReservationStage>,
): ReturnType<typeof startStage> & { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const stage = startStage('clock', signal, report, async () => {
    const more = await runClock(payments);
    if (!more) await setAlarm(payments.pool);
    return more;
  });
  const setAlarm = async (pool: pg.Pool) => {
    const due = await nextDue(pool);
    clearTimeout(timer);
    if (!due || signal.aborted) return;
    const wait = Math.min(Math.max(due.getTime() - Date.now(), 0) + 1, LONGEST_WAIT_MS);
    timer = setTimeout(() => stage.wake(), wait);
  };
  return { ...stage, stop: () => clearTimeout(timer) };
}

async function startJobs(
  databaseUrl: string,
  report: ReportStage<ReservationStage>,
  run: () => Promise<Reconciled>,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'reservations' });
  boss.on('error', (error: unknown) => report({ stage: 'reconcile', error }));
  await boss.start();
  // `short`: one run waits at most, however long the last one takes.
  await boss.createQueue(RECONCILE, { policy: 'short', retryLimit: 0, expireInSeconds: LONGEST_RUN_SECONDS });
  await boss.work(RECONCILE, async () => {
    await run();
  });
  await boss.schedule(RECONCILE, EVERY_MINUTE);
  // What happened while no worker ran is not left for the next full minute.
  await boss.send(RECONCILE);
  return { stop: () => boss.stop({ graceful: true, close: true }) };
}
