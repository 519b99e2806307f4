import { openVisitorsPool } from '@forecourt/lib/platform/database/client.server';
import {
  DatabaseAwayError,
  DatabaseBusyError,
  isDatabaseUnavailable,
} from '@forecourt/lib/platform/database/unavailable';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { Outage } from '../../../tasks/outage.ts';
import { store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const WAIT = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate leads restart identity cascade'));

const countLeads = async () => {
  const { rows } = await database.pool.query<{ leads: number; mails: number; routes: number }>(
    `select (select count(*)::int from leads) as leads, (select count(*)::int from mail_deliveries) as mails,
            (select count(*)::int from lead_deliveries) as routes`,
  );
  return rows[0];
};

test('a hundred simultaneous leads are all stored with a database latency of 100 ms', async () => {
  const distance = new Outage(database.databaseUrl, 50);
  const url = new URL(database.databaseUrl);
  url.port = new URL(await distance.start()).port;
  url.hostname = 'localhost';
  distance.begin('slow');
  const pool = openVisitorsPool(url.href, 10);
  try {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        store(pool, submission({ email: `kim${index}@shopper.example` })),
      ),
    );
    expect(await countLeads()).toEqual({ leads: 100, mails: 200, routes: 100 });
  } finally {
    await pool.end();
    await distance.stop();
  }
});

test('a new lead takes six round trips', async () => {
  const statements: string[] = [];
  const counting = {
    connect: async () => {
      const connection = await database.pool.connect();
      return new Proxy(connection, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (name === 'query') statements.push(String(args[0]));
            return (value as (...all: unknown[]) => unknown).apply(target, args);
          };
        },
      });
    },
  } as unknown as pg.Pool;
  await store(counting, submission());
  expect(statements).toHaveLength(6);
  expect(await countLeads()).toEqual({ leads: 1, mails: 2, routes: 1 });
});

test('a caller is refused if twenty others already wait for a connection', async () => {
  const pool = openVisitorsPool(database.databaseUrl, 1);
  const connection = await pool.connect();
  const waiting = Array.from({ length: 20 }, () => pool.query('select 1'));
  await expect(pool.query('select 1')).rejects.toBeInstanceOf(DatabaseBusyError);
  await expect(pool.connect()).rejects.toBeInstanceOf(DatabaseBusyError);
  connection.release();
  expect(await Promise.all(waiting)).toHaveLength(20);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a caller waits at most eight seconds for the database', async () => {
  const pool = openVisitorsPool(database.databaseUrl, 1);
  expect(pool.options).toMatchObject({ connectionTimeoutMillis: 8_000, query_timeout: 8_000 });
  await pool.end();
});

describe('a database that does not answer', () => {
  const outages: Outage[] = [];
  const pools: pg.Pool[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const outage of outages.splice(0)) await outage.stop();
    for (const pool of pools.splice(0)) await pool.end();
  });

  /** Returns a pool with short timeouts behind a proxy that can hang. */
  const behindOutage = async (connections: number) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const outage = new Outage(database.databaseUrl);
    outages.push(outage);
    const url = new URL(database.databaseUrl);
    url.port = new URL(await outage.start()).port;
    url.hostname = 'localhost';
    const pool = openVisitorsPool(url.href, connections, 500);
    pools.push(pool);
    return { outage, pool };
  };
  const ask = (pool: pg.Pool): Promise<unknown> =>
    pool.query('select 1').then(
      () => 'answered',
      (error: unknown) => error,
    );
  const askOften = (pool: pg.Pool) => Promise.all(Array.from({ length: 8 }, () => ask(pool)));

  test.each([10, 2])(
    'lets one caller a second wait, and all once it answers (%i connections)',
    async (connections) => {
      const { outage, pool } = await behindOutage(connections);
      outage.begin('hang');
      for (const error of await askOften(pool)) expect((error as Error).message).toMatch(/time-?out/i);
      expect(await ask(pool)).not.toBeInstanceOf(DatabaseAwayError);
      expect(await ask(pool)).toBeInstanceOf(DatabaseAwayError);
      await expect(pool.connect()).rejects.toBeInstanceOf(DatabaseAwayError);
      vi.advanceTimersByTime(1_000);
      expect(await ask(pool)).not.toBeInstanceOf(DatabaseAwayError);
      expect(isDatabaseUnavailable(await ask(pool))).toBe(true);
      outage.end();
      await expect
        .poll(() => {
          vi.advanceTimersByTime(1_000);
          return ask(pool);
        }, WAIT)
        .toBe('answered');
      // Without waiting a second between them.
      await expect.poll(() => askOften(pool), WAIT).toEqual(Array(8).fill('answered'));
    },
  );

  test('is queried over an existing connection', async () => {
    const { outage, pool } = await behindOutage(2);
    await expect.poll(() => ask(pool), WAIT).toBe('answered');
    const connection = await pool.connect();
    outage.begin('hang');
    await askOften(pool);
    expect(await ask(pool)).not.toBeInstanceOf(DatabaseAwayError);
    expect(await ask(pool)).toBeInstanceOf(DatabaseAwayError);
    connection.release();
    await expect(pool.connect()).resolves.toBe(connection);
    connection.release(true);
  });

  test('is tried each time while it refuses connections', async () => {
    const { outage, pool } = await behindOutage(2);
    outage.begin('refuse');
    for (let round = 0; round < 12; round += 1) {
      const error = await ask(pool);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(error).not.toBeInstanceOf(DatabaseAwayError);
    }
    outage.end();
    await expect.poll(() => ask(pool), WAIT).toBe('answered');
  });
});

test('a closed connection counts as an outage, a rejected value does not', async () => {
  const gone = openVisitorsPool('postgres://localhost:1/x', 1);
  const error: unknown = await gone.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  const wrong: unknown = await database.pool.query("select 'x'::int").catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(wrong)).toBe(false);
  const ended: unknown = await database.pool
    .query('select pg_terminate_backend(pg_backend_pid())')
    .catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(ended)).toBe(true);
  await gone.end();
});

test('a lead that was received earlier keeps its timestamp and id', async () => {
  const id = '6f1c7b52-8e62-4f0e-9a27-0d4f3a3b8f10';
  const receivedAt = new Date('2026-11-28T03:04:05Z');
  expect(await store(database.pool, submission(), null, { id, receivedAt })).toEqual({
    id,
    outcome: 'stored',
  });
  const { rows } = await database.pool.query('select id, created_at from leads');
  expect(rows).toEqual([{ id, created_at: receivedAt }]);
});
