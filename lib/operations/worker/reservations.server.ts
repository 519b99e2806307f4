import type pg from 'pg';
import { notifyWaiting } from '../../leads/waiting-list/notify.server.ts';
import type { Payments } from '../../payments/connections.ts';
import { RESERVATION_CHANNEL } from '../../payments/reservation/apply.server.ts';
import { endDueHolds, nextHoldEnd } from '../../payments/reservation/expiry.server.ts';
import { reconcile } from '../../payments/reservation/reconcile.server.ts';
import { refundNext } from '../../payments/reservation/refunds.server.ts';
import { type StripeAccess, stripeClient } from '../../payments/stripe.server.ts';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import type { ScheduledJob } from '../../platform/jobs/schedule.server.ts';

/** Maximum timer wait, so that a commit is found even if its notification was lost. */
const LONGEST_WAIT_MS = 60_000;

export type ReservationStep = 'listen' | 'clock' | 'refund' | 'waiting-list' | 'reservations-reconcile';

/**
 * Runs the background work of reservations until stopped: expires holds on time, issues refunds, notifies
 * waiting lists. Several workers can run in parallel.
 * @returns once it listens. Reconciling with Stripe is a separate job every minute, run by one worker.
 * @throws if the database is unreachable
 */
export async function startReservationSteps({
  databaseUrl,
  pool,
  access,
  report,
}: {
  databaseUrl: string;
  pool: pg.Pool;
  access: StripeAccess;
  report: ReportStep<ReservationStep>;
}): Promise<{ jobs: ScheduledJob<'reservations-reconcile'>[]; stop(): Promise<void> }> {
  const payments: Payments = { pool, stripe: stripeClient(access) };
  const stopping = new AbortController();
  const { signal } = stopping;
  const reportProblem = (stage: ReservationStep) => (problem: string) =>
    report({ stage, error: new Error(problem) });

  const refunding = startStep('refund', signal, report, () => refundNext(payments, reportProblem('refund')));
  const clock = startClock(payments, signal, report);
  const telling = startStep('waiting-list', signal, report, async () => (await notifyWaiting(pool)) > 0);
  const comparing: ScheduledJob<'reservations-reconcile'> = {
    name: 'reservations-reconcile',
    cron: '* * * * *',
    longestSeconds: 300,
    atStart: true,
    run: () => reconcile(payments, reportProblem('reservations-reconcile')),
  };
  const listening = await listenTo({ databaseUrl, channel: RESERVATION_CHANNEL }, signal, report, () => {
    clock.wake();
    refunding.wake();
    telling.wake();
  });
  return {
    jobs: [comparing],
    stop: async () => {
      stopping.abort();
      clock.stop();
      await Promise.all([refunding.ended, clock.ended, telling.ended, listening.close()]);
    },
  };
}

/** Starts the step that expires holds, with a timer for the next expiry. */
function startClock(
  payments: Payments,
  signal: AbortSignal,
  report: ReportStep<ReservationStep>,
): ReturnType<typeof startStep> & { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const step = startStep('clock', signal, report, async () => {
    const more = await endDueHolds(payments);
    if (!more) await setAlarm(payments.pool);
    return more;
  });
  const setAlarm = async (pool: pg.Pool) => {
    const dueAt = await nextHoldEnd(pool);
    clearTimeout(timer);
    if (!dueAt || signal.aborted) return;
    const wait = Math.min(Math.max(dueAt.getTime() - Date.now(), 0) + 1, LONGEST_WAIT_MS);
    timer = setTimeout(() => step.wake(), wait);
  };
  return { ...step, stop: () => clearTimeout(timer) };
}
