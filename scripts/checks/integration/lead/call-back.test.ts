import { callBackFrom } from '@forecourt/lib/leads/call-back/windows';
import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { sendHeldBack } from '@forecourt/lib/leads/held-back.server';
import { answerRows } from '@forecourt/lib/leads/mails';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { storeLead } from '@forecourt/lib/leads/store.server';
import type { Submission } from '@forecourt/lib/leads/submission';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate leads, lead_threads restart identity cascade'));

const FOUR = callBackFrom(new Date('2026-11-30T05:00:00Z'), 'Australia/Sydney', 'Sydney Yard');
const FIVE = callBackFrom(new Date('2026-11-30T06:00:00Z'), 'Australia/Sydney', 'Sydney Yard');

function store(lead: Submission, callBack: typeof FOUR | null) {
  const wanted = { ...lead, values: { ...lead.values, callBack: callBack?.from ?? '' } };
  return storeLead(database.pool, {
    siteSlug: 'sample',
    submission: wanted,
    dealershipId: 'sample-dealer',
    locationId: null,
    payload: (id) =>
      leadPayload({
        id,
        submission: wanted,
        category: leadCategory('enquiry', null, 'Service'),
        vehicle: null,
        dealershipSlug: null,
        userAgent: '',
        autogaugeEnabled: false,
        callBack,
      }),
  });
}
const tasks = async () =>
  (
    await database.pool.query<{ text: string; due: Date }>(
      'select text, due_at as due from lead_tasks where thread_id is not null and done_at is null',
    )
  ).rows;

test('a call-back is a task that is due when its hour begins, once per lead', async () => {
  const lead = submission();
  await Promise.all([store(lead, FOUR), store(lead, FOUR), store(lead, FOUR)]);
  expect(await tasks()).toEqual([
    { text: 'Call back, 4:00 pm to 5:00 pm', due: new Date('2026-11-30T05:00:00Z') },
  ]);
  const { rows } = await database.pool.query('select payload from leads');
  expect(answerRows(rows[0].payload)).toContainEqual([
    'Call back',
    'Monday 30 November, 4:00 pm to 5:00 pm, Sydney Yard',
  ]);
});

test('the task follows a change of the form, and goes with the request', async () => {
  const lead = submission();
  await store(lead, FOUR);
  await store(lead, FIVE);
  expect(await tasks()).toMatchObject([{ text: 'Call back, 5:00 pm to 6:00 pm' }]);
  await store(lead, null);
  expect(await tasks()).toEqual([]);
});

test('a completed call-back stays completed', async () => {
  const lead = submission();
  await store(lead, FOUR);
  await database.pool.query('update lead_tasks set done_at = now()');
  await store(lead, FIVE);
  expect(await tasks()).toEqual([]);
});

test('suspected spam gets its task when staff release it', async () => {
  const { id } = await store(submission({ trap: 'a bot' }), FOUR);
  expect(await tasks()).toEqual([]);
  await sendHeldBack(database.pool, ['sample'], id);
  expect(await tasks()).toHaveLength(1);
});
