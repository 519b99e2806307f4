import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { idOf } from '../store/ids.ts';
import { deposit, Receiver, testPayments, WEBHOOK_SECRET } from '../testing/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'payments-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Acknowledged {
  what: string;
  id: string;
  other: string;
}

/** Kills the process with SIGKILL after this many acknowledged changes; returns all of them. */
async function killAfter(child: ChildProcess, count: number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  if (!child.stdout) throw new Error('the child has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [what = '', id = '', other = ''] = line.split(' ');
    acknowledged.push({ what, id, other });
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

test('loses no acknowledged change after kill -9 during payments', async () => {
  const receiver = await Receiver.open();
  const script = fileURLToPath(import.meta.resolve('../testing/crash-child.ts'));
  const acknowledged: Acknowledged[] = [];
  for (const count of [25, 60, 41]) {
    const child = spawn(process.execPath, [script, dataDir, receiver.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    acknowledged.push(...(await killAfter(child, count)));
  }
  const payments = await testPayments({ dataDir, webhooks: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
  const { stripe } = payments;
  const sessions = new Map<string, Stripe.Checkout.Session>();
  for await (const session of stripe.checkout.sessions.list({ limit: 100 }))
    sessions.set(session.id, session);
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ limit: 100 })) refunds.push(refund);
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) events.push(event);

  expect(acknowledged.length).toBeGreaterThanOrEqual(126);
  for (const { what, id, other } of acknowledged) {
    if (what === 'refunded') expect(refunds.map((refund) => refund.id)).toContain(id);
    else expect(sessions.has(id)).toBe(true);
    if (what === 'paid')
      expect(sessions.get(id)).toMatchObject({ status: 'complete', payment_intent: other });
  }
  // An idempotency key from before the crash returns the session created then.
  const first = acknowledged.find(({ what }) => what === 'session');
  const replayed = await stripe.checkout.sessions.create(deposit.elements, { idempotencyKey: first?.other });
  expect(replayed.id).toBe(first?.id);

  // All or nothing: each complete session has exactly one charge and one event.
  const complete = [...sessions.values()].filter(({ status }) => status === 'complete');
  const completed = events.filter(({ type }) => type === 'checkout.session.completed');
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).sort();
  expect(idsOf(completed.map(({ data }) => data.object as Stripe.Checkout.Session))).toEqual(idsOf(complete));
  const charges: Stripe.Charge[] = [];
  for await (const charge of stripe.charges.list({ limit: 100 })) charges.push(charge);
  expect(charges.map(({ payment_intent }) => idOf(payment_intent)).sort()).toEqual(
    complete.map(({ payment_intent }) => idOf(payment_intent)).sort(),
  );
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(charges.map(({ amount_refunded }) => amount_refunded))).toBe(
    sum(refunds.map(({ amount }) => amount)),
  );
  expect(events.filter(({ type }) => type === 'refund.created')).toHaveLength(refunds.length);

  // Webhooks queued at the time of the kill are delivered in the end.
  await expect
    .poll(() => new Set(receiver.all.map(({ event }) => event.id)).size, { timeout: 20_000 })
    .toBe(events.length);
  await payments.close();
  await receiver.close();
}, 60_000);
