import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import type { Started } from '@forecourt/lib/payments/reservation/start.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type pg from 'pg';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  SECRET_KEY,
  type TestPayments,
  testPayments,
} from '../../../../emulators/payments/testing/service.ts';
import { freePort } from '../../../../emulators/postgres/port.ts';
import { start as startPostgres } from '../../../../emulators/postgres/service.ts';
import { apart, placesOf, triedPlaces } from '../../crash/apart.ts';
import type { Death } from '../../crash/deadly.ts';
import { audit } from '../testing/audit.ts';
import { insertVehicle, started } from '../testing/counter.ts';
import { CARD, SECRET } from '../testing/shopper.ts';
import { act, type Part } from './actions.ts';
import type { Orders } from './actor.ts';

/** In every fifth round the database is killed instead of the process. */
const DATABASE_EVERY = 5;
const PORT = await freePort();

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-crash-'));
const dataDir = path.join(folder, 'postgres');
let database: Awaited<ReturnType<typeof startPostgres>>;
let payments: TestPayments;
let pool: pg.Pool;
const actor = apart(path.join(import.meta.dirname, 'actor.ts'));

beforeAll(async () => {
  database = await startPostgres({ port: PORT, dataDir });
  await migrate(database.databaseUrl);
  payments = await testPayments({ dataDir: path.join(folder, 'payments') });
  pool = openPool(database.databaseUrl);
});
afterAll(async () => {
  actor.stop();
  await pool.end();
  await payments.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a step of the product in a separate process that can be killed.
 * @returns its number of requests, or null when it was killed
 */
function runApart(part: Part, death: Death | null): Promise<number | null> {
  const orders: Orders = {
    databaseUrl: database.databaseUrl,
    stripe: { secretKey: SECRET_KEY, url: payments.service.url },
    death,
    part,
  };
  return actor.run(orders);
}

type Name = Part['part'];
interface Place {
  part: Name;
  at: number;
  when: Death['when'];
}

let vehicles = 0;
async function addVehicle(): Promise<string> {
  vehicles += 1;
  const slug = `2021-toyota-hilux-c${vehicles}`;
  await insertVehicle(
    pool,
    sampleVehicle({
      id: `sample-c${vehicles}`,
      slug,
      stocknum: `C${vehicles}`,
      payment_processors: ['stripe'],
    }),
  );
  return slug;
}

/**
 * Runs one shopper's journey: reserve, pay, receive the webhook, and in every other round cancel and get a
 * refund. At `place` the process of that step, or its database, is killed; then the step is repeated, except
 * that in every third round Stripe's webhook is lost with the process.
 * @returns the number of kill points of each step, when no place is given
 */
async function round(number: number, place: Place | null): Promise<Record<Name, number>> {
  const requestCounts: Record<Name, number> = { start: 0, webhook: 0, cancel: 0, work: 0 };
  const connections = { pool, stripe: payments.stripe, secret: SECRET };
  const step = async (part: Part, again = true): Promise<unknown> => {
    if (!place) requestCounts[part.part] = (await runApart(part, null)) ?? 0;
    if (place?.part === part.part) {
      const ofDatabase = number % DATABASE_EVERY === DATABASE_EVERY - 1;
      const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid');
      const requestCount = await runApart(part, { ...place, victim: ofDatabase ? { pidFile } : 'self' });
      if (ofDatabase) await restartDatabase();
      else expect(requestCount, JSON.stringify(place)).toBeNull();
      if (!again) return null;
    }
    return act(connections, part);
  };

  const token = crypto.randomUUID();
  const start = started((await step({ part: 'start', token, vehicleSlug: await addVehicle() })) as Started);
  const { id, clientSecret } = start.session;
  const session = { id, client_secret: clientSecret } as Stripe.Checkout.Session;
  expect((await payments.pay(session, CARD.good)).status).toBe(200);
  await step({ part: 'webhook', events: await eventsOf(id) }, number % 3 !== 2);
  const cancels = number % 2 === 1 || place?.part === 'cancel';
  if (cancels) await step({ part: 'cancel', reference: start.reference, token: start.token });
  await step({ part: 'work' });
  return requestCounts;
}

async function eventsOf(sessionId: string): Promise<object[]> {
  const { payment_intent } = await payments.stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await payments.stripe.events.list({
    types: ['checkout.session.completed', 'payment_intent.succeeded'],
    limit: 4,
  });
  return data.filter(({ data: { object } }) => {
    const { id } = object as { id: string };
    return id === sessionId || id === payment_intent;
  });
}

async function restartDatabase(): Promise<void> {
  await database.stop();
  database = await startPostgres({ port: PORT, dataDir });
}

test('money and reservations agree after a crash of storefront, worker or database', async () => {
  // A round without a kill counts the kill points.
  const requestCounts = await round(1, null);
  const places: Place[] = (Object.entries(requestCounts) as [Name, number][]).flatMap(([part, count]) =>
    placesOf(count).map((place) => ({ part, ...place })),
  );
  expect(places.length).toBeGreaterThan(60);
  const crashPlaces = triedPlaces(places, 8);
  for (const [number, place] of crashPlaces.entries()) {
    await round(number, place);
    // The next reconciliation with Stripe must finish all incomplete work without manual steps.
    await pool.query(`update reservations set refund_due_at = now() where status = 'refund_pending'`);
    await reconcile({ pool, stripe: payments.stripe });
    expect(await audit(pool, payments.stripe), `${number} ${JSON.stringify(place)}`).toEqual([]);
  }
  const { rows } = await pool.query('select count(*)::int as count from reservations');
  expect(rows[0].count).toBe(crashPlaces.length + 1);
});
