import { MOST_KEYS } from '@forecourt/lib/operations/api-keys/api-key';
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  verifyApiKey,
} from '@forecourt/lib/operations/api-keys/api-keys.server';
import { countRequest } from '@forecourt/lib/operations/api-keys/count-request.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate api_keys, rate_limits cascade'));

const REQUEST = {
  site: 'sample',
  name: 'Price screen',
  scopes: ['stock' as const],
  perMinute: 5,
  perDay: 100,
};
async function newKey(facts: Partial<typeof REQUEST> = {}) {
  const created = await createApiKey(database.pool, { ...REQUEST, ...facts }, 'uadmin');
  if (!created) throw new Error('no key was created');
  return created;
}

test('a key is valid at its own site only, and only its hash is stored', async () => {
  const { key, id } = await newKey();
  expect(key).toMatch(/^fck_[\w-]{43}$/);
  expect(await verifyApiKey(database.pool, 'sample', key)).toMatchObject({ id, scopes: ['stock'] });
  expect(await verifyApiKey(database.pool, 'other', key)).toBeNull();
  expect(await verifyApiKey(database.pool, 'sample', `${key.slice(0, -1)}!`)).toBeNull();
  const { rows } = await database.pool.query('select row_to_json(api_keys)::text as text from api_keys');
  expect(rows[0].text).not.toContain(key.slice(12));
});

test('the list shows who created a key and when it was last used', async () => {
  const { key } = await newKey();
  expect(await listApiKeys(database.pool, 'sample')).toMatchObject([
    {
      name: 'Price screen',
      prefix: key.slice(0, 12),
      createdBy: 'uadmin',
      lastUsedAt: null,
      revokedAt: null,
    },
  ]);
  await verifyApiKey(database.pool, 'sample', key);
  const [listed] = await listApiKeys(database.pool, 'sample');
  expect(Date.parse(listed?.lastUsedAt ?? '')).toBeGreaterThan(0);
  expect(await listApiKeys(database.pool, 'other')).toEqual([]);
});

test('a revoked key is refused at once, and only its own site can revoke it', async () => {
  const { key, id } = await newKey();
  expect(await revokeApiKey(database.pool, { site: 'other', id }, 'uadmin')).toBe(false);
  expect(await verifyApiKey(database.pool, 'sample', key)).not.toBeNull();
  expect(await revokeApiKey(database.pool, { site: 'sample', id }, 'ubert')).toBe(true);
  expect(await verifyApiKey(database.pool, 'sample', key)).toBeNull();
  expect(await listApiKeys(database.pool, 'sample')).toMatchObject([{ revokedBy: 'ubert' }]);
  expect(await revokeApiKey(database.pool, { site: 'sample', id }, 'ubert')).toBe(false);
});

test('a site has a limit of keys, which revoked ones leave', async () => {
  const first = await newKey();
  for (let count = 1; count < MOST_KEYS; count += 1) await newKey();
  expect(await createApiKey(database.pool, REQUEST, 'uadmin')).toBeNull();
  await revokeApiKey(database.pool, { site: 'sample', id: first.id }, 'uadmin');
  expect(await createApiKey(database.pool, REQUEST, 'uadmin')).not.toBeNull();
});

test('two instances share the quota of a key', async () => {
  const { id } = await newKey();
  const pools = [openPool(database.databaseUrl), openPool(database.databaseUrl)];
  try {
    const key = { id, perMinute: 5, perDay: 100 };
    const states = await Promise.all(
      Array.from({ length: 12 }, (_, index) => countRequest(pools[index % 2] ?? database.pool, key)),
    );
    // A minute may end between two requests.
    const within = states.filter(({ isWithin }) => isWithin).length;
    expect([5, 10]).toContain(within);
    const refused = states.find(({ isWithin }) => !isWithin);
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect(refused?.headers.ratelimit).toMatch(/^"minute";r=0;t=\d+$/);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
});

test('requests above the quota of a minute do not count towards the day', async () => {
  const { id } = await newKey();
  for (let count = 0; count < 20; count += 1)
    await countRequest(database.pool, { id, perMinute: 1, perDay: 100 });
  const { rows } = await database.pool.query<{ count: number }>(
    `select min(count) as count from rate_limits`,
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(2);
});

test('the quota of a day refuses until the next day', async () => {
  const { id } = await newKey();
  const key = { id, perMinute: 100, perDay: 2 };
  for (let count = 0; count < 2; count += 1)
    expect((await countRequest(database.pool, key)).isWithin).toBe(true);
  const state = await countRequest(database.pool, key, new Date('2026-11-30T23:00:00Z'));
  expect(state.isWithin).toBe(false);
  expect(state.retryAfter).toBe(3_600);
});
