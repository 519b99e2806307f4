import { randomUUID } from 'node:crypto';
import { sendHeldBack } from '@forecourt/lib/leads/held-back.server';
import { submissionSchema } from '@forecourt/lib/leads/submission';
import { recordAnswer } from '@forecourt/lib/leads/thread/join.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate leads, lead_threads restart identity cascade'));

const from = (contact: { phone?: string; email?: string }) => {
  const { values, ...lead } = submission();
  return submissionSchema.parse({
    ...lead,
    values: { ...values, phone: '', email: '', ...contact },
  });
};

const threads = async () => {
  const { rows } = await database.pool.query<{ leads: number }>(
    `select count(leads.id)::int as leads from lead_threads left join leads on leads.thread_id = lead_threads.id
     group by lead_threads.id order by lead_threads.created_at, 1`,
  );
  return rows.map(({ leads }) => leads);
};

test('leads with the same phone or email are one thread', async () => {
  await store(database.pool, from({ phone: '0412 345 678', email: 'kim@shopper.example' }));
  await store(database.pool, from({ phone: '+61 412 345 678' }));
  await store(database.pool, from({ email: 'KIM@shopper.example' }));
  expect(await threads()).toEqual([3]);
});

test('a lead with the email of a shopper and another phone is a thread of its own, and the reverse', async () => {
  const [phone, email] = ['0412 345 678', 'kim@shopper.example'];
  await store(database.pool, from({ phone, email }));
  await store(database.pool, from({ phone: '0499 999 999', email }));
  await store(database.pool, from({ phone, email: 'other@shopper.example' }));
  expect(await threads()).toEqual([1, 1, 1]);
});

test('leads of others, about another vehicle and on another site are threads of their own', async () => {
  const kim = { phone: '0412 345 678' };
  await store(database.pool, from(kim));
  await store(database.pool, from({ phone: '0499 999 999' }));
  await store(database.pool, from(kim), sampleVehicle());
  await store(database.pool, from(kim), null, { siteSlug: 'other' });
  expect(await threads()).toEqual([1, 1, 1, 1]);
});

test('leads of one shopper that arrive at once are one thread', async () => {
  await Promise.all(Array.from({ length: 20 }, () => store(database.pool, submission())));
  expect(await threads()).toEqual([20]);
});

test('suspected spam joins a thread once it is released', async () => {
  const { id } = await store(database.pool, submission({ trap: 'a bot' }));
  expect(await threads()).toEqual([]);
  await sendHeldBack(database.pool, ['sample'], id);
  expect(await threads()).toEqual([1]);
});

test('an answer counts for every lead of the thread, and keeps the time of the first', async () => {
  const first = await store(database.pool, submission());
  const second = await store(database.pool, submission({ token: randomUUID() }));
  const answeredAt = new Date('2026-05-04T01:00:00Z');
  await database.pool.query("update leads set answered_at = $2, status = 'appointment' where id = $1", [
    first.id,
    answeredAt,
  ]);
  const { rows: found } = await database.pool.query<{ id: string }>('select id from lead_threads');
  await recordAnswer(database.pool, found[0]?.id ?? '');
  const { rows } = await database.pool.query<{ id: string; status: string; answeredAt: Date | null }>(
    'select id, status, answered_at as "answeredAt" from leads order by created_at',
  );
  expect(rows[0]).toEqual({ id: first.id, status: 'appointment', answeredAt });
  expect(rows[1]).toMatchObject({ id: second.id, status: 'contacted', answeredAt: expect.any(Date) });
});
