import { callsOf } from '@forecourt/lib/leads/calls/calls.server';
import { endStaleCalls } from '@forecourt/lib/leads/calls/end-stale.server';
import { beginCall, endCall, logCall } from '@forecourt/lib/leads/calls/record.server';
import { trackedNumber } from '@forecourt/lib/leads/calls/tracking-number';
import type { ContactNumbers } from '@forecourt/lib/leads/conversation/conversation-site-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NUMBERS: ContactNumbers[] = [
  {
    site: 'sample',
    dealershipId: 'sample-dealer',
    url: 'http://sample.localhost:3000',
    smsNumber: null,
    whatsAppNumber: null,
    missedCallText: 'Sorry we missed you.',
    callNumbers: [
      {
        number: '+61770100901',
        source: 'classified',
        locationId: 'yard',
        forwardTo: null,
        phone: '07 7010 0110',
      },
    ],
  },
];
const tracked = trackedNumber(NUMBERS, '+61 7 7010 0901');

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate leads, lead_threads, lead_calls restart identity cascade'));

async function call(providerId: string, { from = '+61412345678', isAnswered = false } = {}) {
  if (!tracked) throw new Error('the number is unknown');
  await beginCall(database.pool, { providerId, from, startedAt: new Date() }, tracked);
  return endCall(database.pool, { providerId, isAnswered, seconds: isAnswered ? 65 : null }, tracked);
}
const rowsOf = async (statement: string) => (await database.pool.query(statement)).rows;

test('finds a tracking number in any notation, and none that two sites have', () => {
  expect(tracked).toMatchObject({ site: 'sample', source: 'classified', forwardTo: '07 7010 0110' });
  expect(trackedNumber(NUMBERS, '+61770100999')).toBeNull();
  expect(trackedNumber([...NUMBERS, ...NUMBERS], '+61770100901')).toBeNull();
});

test('a missed call of a stranger is a lead with a task and an SMS, once', async () => {
  const calledAt = Date.now();
  expect(await call('CA1')).toBe('recorded');
  expect(await call('CA1')).toBe('known');
  expect(
    await rowsOf("select payload->>'subcategory' as about, payload->>'phone' as phone from leads"),
  ).toEqual([{ about: 'Phone call', phone: '0412345678' }]);
  const tasks = await rowsOf('select text, created_by, created_at from lead_tasks');
  expect(tasks).toMatchObject([{ text: 'Return a missed call', created_by: null }]);
  expect(tasks[0].created_at.getTime() - calledAt).toBeLessThan(10_000);
  expect(await rowsOf('select channel, text, state, address from lead_messages')).toEqual([
    { channel: 'sms', text: 'Sorry we missed you.', state: 'waiting', address: '0412345678' },
  ]);
});

test('an answered call joins the caller’s thread and counts as an answer', async () => {
  await store(database.pool, submission());
  expect(await call('CA2', { isAnswered: true })).toBe('recorded');
  const [thread] = await rowsOf('select id from lead_threads');
  expect((await callsOf(database.pool, thread.id)).map(({ text }) => text)).toEqual([
    'Answered call, 1 min 5 s, from Classifieds site',
  ]);
  expect(await rowsOf('select status from leads')).toEqual([{ status: 'contacted' }]);
  expect(await rowsOf('select id from lead_tasks')).toEqual([]);
});

test('a call with a withheld number is recorded without a lead', async () => {
  expect(await call('CA3', { from: 'Anonymous' })).toBe('recorded');
  expect(await rowsOf('select id from leads')).toEqual([]);
  expect(await rowsOf('select state, phone, lead_id from lead_calls')).toEqual([
    { state: 'missed', phone: '', lead_id: null },
  ]);
});

test('reports of one call that arrive at once make one task', async () => {
  if (!tracked) throw new Error('the number is unknown');
  await store(database.pool, submission());
  await beginCall(database.pool, { providerId: 'CA4', from: '+61412345678', startedAt: new Date() }, tracked);
  const end = () => endCall(database.pool, { providerId: 'CA4', isAnswered: false, seconds: null }, tracked);
  const outcomes = await Promise.all([end(), end(), end(), end()]);
  expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(1);
  expect(await rowsOf('select id from lead_tasks')).toHaveLength(1);
});

test('a call whose end is not reported counts as missed after some hours, without an SMS', async () => {
  if (!tracked) throw new Error('the number is unknown');
  const begin = (providerId: string, hoursAgo: number) =>
    beginCall(
      database.pool,
      { providerId, from: '+61412345678', startedAt: new Date(Date.now() - hoursAgo * 3_600_000) },
      tracked,
    );
  await begin('CA5', 5);
  await begin('CA6', 1);
  const end = () => endStaleCalls(database.pool, { numbers: async () => NUMBERS });
  await Promise.all([end(), end()]);
  expect(await rowsOf('select provider_id, state from lead_calls order by provider_id')).toEqual([
    { provider_id: 'CA5', state: 'missed' },
    { provider_id: 'CA6', state: 'ringing' },
  ]);
  expect(await rowsOf('select text from lead_tasks')).toEqual([{ text: 'Return a missed call' }]);
  expect(await rowsOf('select id from lead_messages')).toEqual([]);
});

test('staff log a call to a shopper of their sites only', async () => {
  await store(database.pool, submission());
  const [thread] = await rowsOf('select id from lead_threads');
  const logged = { id: thread.id, threadId: thread.id, isAnswered: true, authorId: 'sam' };
  expect(await logCall(database.pool, ['other'], logged)).toBe(false);
  expect(await logCall(database.pool, ['sample'], logged)).toBe(true);
  expect(await logCall(database.pool, ['sample'], logged)).toBe(true);
  expect((await callsOf(database.pool, thread.id)).map(({ text }) => text)).toEqual(['Called the shopper']);
});

test('several missed calls in a day are answered by one SMS', async () => {
  for (const id of ['CA1', 'CA2', 'CA3']) expect(await call(id)).toBe('recorded');
  expect(await rowsOf('select text from lead_messages')).toEqual([{ text: 'Sorry we missed you.' }]);
  await database.pool.query("update lead_messages set created_at = now() - interval '2 days'");
  await call('CA4');
  expect(await rowsOf('select text from lead_messages')).toHaveLength(2);
});
