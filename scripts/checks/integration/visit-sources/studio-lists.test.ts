import { listInbox } from '@forecourt/lib/leads/inbox.server';
import { reservationsCsv } from '@forecourt/lib/payments/reservation/csv';
import { listReservations } from '@forecourt/lib/payments/reservation/staff.server';
import type { SourceKind } from '@forecourt/lib/sites/visit-source/source-kinds';
import type { Visit } from '@forecourt/lib/sites/visit-source/visit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store, submission } from '../lead/testing.ts';
import { type Counter, openCounter } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const at = '2026-11-28T01:00:00.000Z';
const VISIT: Visit = {
  first: { kind: 'assistant', name: 'ChatGPT', campaign: null, at },
  last: { kind: 'search', name: 'Google', campaign: null, at },
};
const TEXT = 'First ChatGPT (AI assistant) on 28 Nov 2026, then Google (Search engine) on 28 Nov 2026';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

test('a reservation keeps where its shopper came from, and is found by either source', async () => {
  await counter.start(await counter.addCar(), { visit: VISIT });
  await counter.start(await counter.addCar());
  const listed = async (source: SourceKind | '') =>
    (await listReservations(counter.pool, { siteSlugs: ['sample'], source })).reservations;
  expect([await listed('assistant'), await listed('search')]).toMatchObject([
    [{ visit: VISIT }],
    [{ visit: VISIT }],
  ]);
  expect(await listed('social')).toEqual([]);
  expect(await listed('')).toHaveLength(2);
  expect(reservationsCsv(await listed('assistant'))).toContain(TEXT);
});

test('a lead is found by either source, and shows both', async () => {
  const { pool } = counter;
  const { id } = await store(pool, submission());
  await store(pool, submission({ email: 'sam@shopper.example' }));
  await pool.query(
    `update leads set payload = jsonb_set(payload, '{lead_attributes,visit}', $2) where id = $1`,
    [id, VISIT],
  );
  const listed = async (source: SourceKind | '') =>
    (
      await listInbox(
        pool,
        { source, view: 'all' },
        { siteSlugs: ['sample'], userId: 'p-kim', after: null, limit: 10 },
      )
    ).leads;
  for (const source of ['assistant', 'search'] as const)
    expect(await listed(source)).toMatchObject([
      {
        id,
        journey: [
          ['Came from', TEXT],
          ['Source', expect.any(String)],
          ['Viewed', expect.any(String)],
        ],
      },
    ]);
  expect(await listed('social')).toEqual([]);
  expect(await listed('')).toHaveLength(2);
});
