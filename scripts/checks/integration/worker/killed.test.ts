import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { joinWaitingList } from '@forecourt/lib/leads/waiting-list/entries.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import type { Started } from '@forecourt/lib/payments/reservation/start.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SECRET_KEY } from '../../../emulators/payments/testing/service.ts';
import { audit } from '../reservations/testing/audit.ts';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
const WAIT = { timeout: 120_000, interval: 20 };
const COMMAND = path.join(import.meta.dirname, '../../../commands/worker.ts');
/** The number of cancelled reservations, and of holds that expire. */
const CARS = 15;

let counter: Counter;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  counter = await openCounter();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await counter.close();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [COMMAND, '--only', 'reservations'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: counter.database.databaseUrl,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_HOST: counter.payments.service.url,
    },
  });
  workers.add(worker);
  const [line] = (await once(worker.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe('Worker started: reservations\n');
  return worker;
}

const count = async (text: string): Promise<number> => {
  const { rows } = await counter.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`);
  return rows[0]?.count ?? 0;
};

const reserve = async () => {
  const vehicle = await counter.addCar();
  return { vehicle, reservation: started((await counter.start(vehicle)) as Started) };
};

test('loses and repeats nothing when one of two workers is killed', async () => {
  const paid = await Promise.all(Array.from({ length: CARS }, reserve));
  for (const { reservation } of paid) await counter.pay(reservation);
  await reconcile(counter.connections);
  const unpaid = await Promise.all(Array.from({ length: CARS }, reserve));
  for (const { vehicle } of unpaid)
    await joinWaitingList(
      counter.pool,
      { siteSlug: 'sample', vehicleId: vehicle.id, email: 'w@x.example' },
      { words: 'One mail', source: '/cars/x/waiting-list' },
    );

  const [first, second] = [await startWorker(), await startWorker()];
  // All at once, so that both workers are busy.
  const giving = paid.map(({ reservation: { reference, token } }) =>
    cancelByShopper(counter.connections, { siteSlug: 'sample', reference, token }),
  );
  const ending = unpaid.map(({ reservation }) => counter.runOut(reservation.reference));
  await expect.poll(() => count(`reservations where status = 'refunded'`), WAIT).toBeGreaterThan(0);
  first.kill('SIGKILL');
  await Promise.all([...giving, ...ending, once(first, 'close')]);
  await counter.pool.query("select pg_notify('reservations_changed', '')");

  await expect.poll(() => count(`reservations where status = 'refunded'`), WAIT).toBe(CARS);
  await expect.poll(() => count(`reservations where status = 'expired'`), WAIT).toBe(CARS);
  await expect.poll(() => count('waiting_list_entries where mailed_at is not null'), WAIT).toBe(CARS);
  for (const step of ['refunded', 'expired'])
    expect([step, await count(`reservation_transitions where to_status = '${step}'`)]).toEqual([step, CARS]);
  expect(await count('mail_deliveries where waiting_list_entry_id is not null')).toBe(CARS);
  expect(await audit(counter.pool, counter.stripe)).toEqual([]);

  second.kill('SIGTERM');
  expect(await once(second, 'close')).toEqual([0, null]);
});
