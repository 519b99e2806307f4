import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPool } from '@forecourt/lib/database/client.server';
import { migrate } from '@forecourt/lib/database/migrate.server';
import { reconcile } from '@forecourt/lib/reservation/reconcile.server';
import type { Started } from '@forecourt/lib/reservation/start.server';
import { sampleCar } from '@forecourt/lib/vehicle/sample-car';
import type pg from 'pg';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SECRET_KEY, type TestPayments, testPayments } from '../../../local/payments/testing/service.ts';
import { start as startPostgres } from '../../../local/postgres/service.ts';
import { audit } from '../testing/audit.ts';
import { insertCar, started } from '../testing/counter.ts';
import { CARD, SECRET } from '../testing/shopper.ts';
import type { Orders } from './actor.ts';
import type { Death } from './deadly.ts';
import { act, type Part } from './parts.ts';

/** As many rounds as there are places to die in, about a hundred, with FORECOURT_CRASH_ROUNDS=all. */
const ROUNDS = process.env.FORECOURT_CRASH_ROUNDS ?? '20';
/** Each so many rounds it is the database that dies. */
const DATABASE_EVERY = 5;
const PORT = 4306;

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-crash-'));
const dataDir = path.join(folder, 'postgres');
let database: Awaited<ReturnType<typeof startPostgres>>;
let payments: TestPayments;
let pool: pg.Pool;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  database = await startPostgres({ port: PORT, dataDir });
  await migrate(database.databaseUrl);
  payments = await testPayments({ dataDir: path.join(folder, 'payments') });
  pool = openPool(database.databaseUrl);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await pool.end();
  await payments.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a part of the product in a process of its own, which may die.
 * @returns how many things it asked of the outside world, null when it was killed
 */
async function runApart(part: Part, death: Death | null): Promise<number | null> {
  const orders: Orders = {
    databaseUrl: database.databaseUrl,
    stripe: { secretKey: SECRET_KEY, url: payments.service.url },
    death,
    part,
  };
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'actor.ts'), JSON.stringify(orders)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.add(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'close');
  children.delete(child);
  return child.signalCode === 'SIGKILL' ? null : Number(said);
}

type Name = Part['part'];
interface Place {
  part: Name;
  at: number;
  when: Death['when'];
}

let cars = 0;
async function addCar(): Promise<string> {
  cars += 1;
  const slug = `2021-toyota-hilux-c${cars}`;
  await insertCar(
    pool,
    sampleCar({ id: `sample-c${cars}`, slug, stocknum: `C${cars}`, payment_processors: ['stripe'] }),
  );
  return slug;
}

/**
 * One shopper's whole way: reserve, pay, be told of, and in every other round cancel and get the money back.
 * At `place` the process that is at it dies, or its database does; then whoever was waiting tries again, except
 * that in every third round Stripe's news is lost with the process.
 * @returns without a place, how many places each part has
 */
async function round(number: number, place: Place | null): Promise<Record<Name, number>> {
  const asked: Record<Name, number> = { start: 0, webhook: 0, cancel: 0, work: 0 };
  const connections = { pool, stripe: payments.stripe, secret: SECRET };
  const step = async (part: Part, again = true): Promise<unknown> => {
    if (!place) asked[part.part] = (await runApart(part, null)) ?? 0;
    if (place?.part === part.part) {
      const ofDatabase = number % DATABASE_EVERY === DATABASE_EVERY - 1;
      const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid');
      const said = await runApart(part, { ...place, victim: ofDatabase ? { pidFile } : 'self' });
      if (ofDatabase) await restartDatabase();
      else expect(said, JSON.stringify(place)).toBeNull();
      if (!again) return null;
    }
    return act(connections, part);
  };

  const token = crypto.randomUUID();
  const start = started((await step({ part: 'start', token, carSlug: await addCar() })) as Started);
  const { id, clientSecret } = start.session;
  const session = { id, client_secret: clientSecret } as Stripe.Checkout.Session;
  expect((await payments.pay(session, CARD.good)).status).toBe(200);
  await step({ part: 'webhook', events: await eventsOf(id) }, number % 3 !== 2);
  const cancels = number % 2 === 1 || place?.part === 'cancel';
  if (cancels) await step({ part: 'cancel', reference: start.reference, token: start.token });
  await step({ part: 'work' });
  return asked;
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

/** Places to die, evenly over all there are. */
function choose(places: Place[]): Place[] {
  const count = ROUNDS === 'all' ? places.length : Math.min(Number(ROUNDS), places.length);
  return Array.from(
    { length: count },
    (_, index) => places[Math.floor((index * places.length) / count)] as Place,
  );
}

test('wherever a storefront, a worker or the database dies, money and reservations agree in the end', async () => {
  // A round in which nobody dies says how many places there are to die in.
  const asked = await round(1, null);
  const places = (Object.entries(asked) as [Name, number][]).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => index + 1).flatMap((at) =>
      (['before', 'after'] as const).map((when) => ({ part, at, when })),
    ),
  );
  expect(places.length).toBeGreaterThan(60);
  for (const [number, place] of choose(places).entries()) {
    await round(number, place);
    // Whatever was left half done is taken up by the next comparison with Stripe, with nobody's help.
    await pool.query(`update reservations set refund_due_at = now() where status = 'refund_pending'`);
    await reconcile({ pool, stripe: payments.stripe });
    expect(await audit(pool, payments.stripe), `${number} ${JSON.stringify(place)}`).toEqual([]);
  }
  const { rows } = await pool.query('select count(*)::int as count from reservations');
  expect(rows[0].count).toBe(choose(places).length + 1);
});
