import { isNearLimit } from '@forecourt/lib/platform/challenge/threshold';
import {
  decrementCounter,
  incrementCounter,
  withinRate,
} from '@forecourt/lib/platform/database/rate-limit.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LEADS = { what: 'lead', site: 'sample', by: householdOf('203.0.113.7') };
const { lead: LIMIT } = RATES;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate rate_limits'));

const count = () => incrementCounter(database.pool, LEADS, LIMIT);
const uncount = () => decrementCounter(database.pool, LEADS, LIMIT);

test('instances count one household together', async () => {
  const counts = await Promise.all(Array.from({ length: LIMIT.most }, count));
  expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_, index) => index + 1));
  expect(await withinRate(database.pool, LEADS, LIMIT)).toBe(false);
});

test("programs that solve no challenge do not use up their household's allowance", async () => {
  for (let lead = 0; lead < LIMIT.most / 2; lead += 1) await count();
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      expect(isNearLimit(await count(), LIMIT.most)).toBe(true);
      await uncount();
    }),
  );
  expect(await count()).toBe(LIMIT.most / 2 + 1);
});

test('takes back no more than was counted', async () => {
  await uncount();
  await count();
  await uncount();
  await uncount();
  expect(await count()).toBe(1);
});
