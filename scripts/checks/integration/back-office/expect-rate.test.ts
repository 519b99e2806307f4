import type { Call } from '@forecourt/lib/operations/back-office/call.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TEXT = 'Too many exports in a short time. Please wait ten minutes.';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate rate_limits'));

const count = (staff: string, counter?: string) =>
  expectStaffRate(
    { staff: { id: staff }, office: { pool: database.pool } } as Call,
    'staffLeadExport',
    TEXT,
    counter,
  );

async function reachLimit(): Promise<void> {
  for (let calls = 0; calls < RATES.staffLeadExport.most; calls += 1) await count('alex');
}

test('refuses a call over the limit with the given message', async () => {
  await reachLimit();
  await expect(count('alex')).rejects.toMatchObject({ code: 'rate_limit', message: TEXT });
});

test('counts each member of staff separately', async () => {
  await reachLimit();
  await expect(count('sam')).resolves.toBeUndefined();
});

test('counts calls with different counters separately', async () => {
  await reachLimit();
  await expect(count('alex', 'results staffLeadExport')).resolves.toBeUndefined();
});
