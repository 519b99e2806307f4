import { randomUUID } from 'node:crypto';
import { deleteHeldBack } from '@forecourt/lib/leads/held-back.server';
import type { ThreadFilter } from '@forecourt/lib/leads/thread/answers';
import { threadCounts } from '@forecourt/lib/leads/thread/counts.server';
import { recordAnswer } from '@forecourt/lib/leads/thread/join.server';
import { listThreads } from '@forecourt/lib/leads/thread/list.server';
import { listenToThreads } from '@forecourt/lib/leads/thread/live.server';
import { markThread } from '@forecourt/lib/leads/thread/marks.server';
import { addNote, deleteNote } from '@forecourt/lib/leads/thread/notes.server';
import { peopleOfThreads } from '@forecourt/lib/leads/thread/people.server';
import { readThread } from '@forecourt/lib/leads/thread/read.server';
import { setThreadStatus } from '@forecourt/lib/leads/thread/status.server';
import { addTask, changeTask, listTasks } from '@forecourt/lib/leads/thread/tasks.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';
import { bookDrive, noon, wanted } from '../test-drive/testing.ts';
import { store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ME = 'p-kim';
const SITES = ['sample'];

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() =>
  database.pool.query(
    'truncate users, cars, reservations, valuations, leads, lead_threads, lead_teams, mail_deliveries restart identity cascade',
  ),
);

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(text, values)).rows;

/** Stores a lead of a shopper of its own, and returns its thread. */
async function newThread(name: string, vehicle: ReturnType<typeof sampleVehicle> | null = null) {
  const { id } = await store(database.pool, submission({ email: `${name}@shopper.example` }), vehicle);
  await sql(`update leads set payload = payload || jsonb_build_object('name', $2::text) where id = $1`, [
    id,
    name,
  ]);
  const [row] = await sql<{ id: string }>('select thread_id as id from leads where id = $1', [id]);
  return { lead: id, id: row?.id ?? '' };
}

/** Adds somebody to the team of a site. */
async function newMember(userId: string, name = userId, { site = 'sample', isActive = true } = {}) {
  await sql('insert into lead_teams (site_slug, updated_by) values ($1, $2) on conflict do nothing', [
    site,
    ME,
  ]);
  await sql(
    `insert into lead_team_members (site_slug, user_id, name, email, mobile, places, makes, kinds, shifts, away, is_active)
     values ($1, $2, $3, '', '', '{}', '{}', '{}', '[]', '[]', $4)`,
    [site, userId, name, isActive],
  );
}

const list = async (filter: ThreadFilter = {}, { user = ME, limit = 50 } = {}) => {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page = { siteSlugs: SITES, userId: user, after, limit };
    const answer: Awaited<ReturnType<typeof listThreads>> = await listThreads(database.pool, filter, page);
    names.push(...answer.threads.map(({ name }) => name));
    after = answer.next;
  } while (after);
  return names;
};
const counts = (user = ME) => threadCounts(database.pool, { siteSlugs: SITES, userId: user });
const thread = (id: string, siteSlugs = SITES) => readThread(database.pool, { siteSlugs, userId: ME, id });
const setStatus = (threadId: string, status: 'new' | 'contacted' | 'done', siteSlugs = SITES) =>
  setThreadStatus(database.pool, siteSlugs, { threadId, status, userId: ME });
const of = (threadId: string, siteSlugs = SITES, userId = ME) => ({ siteSlugs, userId, threadId });

describe('the list of threads', () => {
  test('begins with the most recently active, page by page, within the sites of the caller', async () => {
    for (const name of ['ann', 'bob', 'cat', 'dan', 'eve']) await newThread(name);
    await store(database.pool, submission({ email: 'x@shopper.example' }), null, { siteSlug: 'other' });
    await sql('update lead_threads set active_at = (select max(active_at) from lead_threads)');
    const all = await list({}, { limit: 2 });
    expect(all.toSorted()).toEqual(['ann', 'bob', 'cat', 'dan', 'eve']);
    const page = { siteSlugs: [], userId: ME, after: null, limit: 10 };
    expect((await listThreads(database.pool, {}, page)).threads).toEqual([]);
  });

  test('is filtered by view, status, owner, kind, vehicle, age and delivery', async () => {
    const ann = await newThread('ann');
    const bob = await newThread('bob', sampleVehicle());
    const cat = await newThread('cat');
    await setStatus(ann.id, 'contacted');
    await setStatus(cat.id, 'done');
    await sql('update lead_threads set owner_id = $2 where id = $1', [bob.id, ME]);
    await sql(`update leads set answer_due_at = now() - interval '1 minute' where id = $1`, [bob.lead]);
    await sql(`update lead_threads set active_at = now() - interval '10 days' where id = $1`, [ann.id]);
    await sql(`update mail_deliveries set state = 'dead' where lead_id = $1 and kind = 'dealer'`, [cat.lead]);
    expect(await list()).toEqual(['bob', 'ann']);
    expect(await list({ view: 'all' })).toEqual(['cat', 'bob', 'ann']);
    expect(await list({ view: 'unanswered' })).toEqual(['bob']);
    expect(await list({ view: 'mine' })).toEqual(['bob']);
    expect(await list({ view: 'late' })).toEqual(['bob']);
    expect(await list({ view: 'stuck' })).toEqual(['cat']);
    expect(await list({ view: 'all', status: 'done' })).toEqual(['cat']);
    expect(await list({ owner: 'nobody' })).toEqual(['ann']);
    expect(await list({ owner: 'me' })).toEqual(['bob']);
    expect(await list({ owner: 'someone' })).toEqual([]);
    expect(await list({ kind: 'enquiry' })).toEqual(['bob', 'ann']);
    expect(await list({ kind: 'finance' })).toEqual([]);
    expect(await list({ car: sampleVehicle().id })).toEqual(['bob']);
    expect(await list({ age: 7 })).toEqual(['bob']);
    expect(await counts()).toMatchObject({ open: 2, unanswered: 1, mine: 1, late: 1, stuck: 1 });
    await recordAnswer(database.pool, bob.id);
    expect(await counts()).toMatchObject({ unanswered: 0, late: 0 });
  });

  test('is filtered by location, and by the first and the last source', async () => {
    const { id } = await store(database.pool, submission({ email: 'ann@shopper.example' }), null, {
      locationId: 'yard',
    });
    await newThread('bob');
    const touch = (kind: string) => ({ kind, name: '', campaign: null, at: '2026-11-01T00:00:00Z' });
    await sql(
      `update leads set payload = jsonb_set(payload || '{"name": "ann"}', '{lead_attributes,visit}', $2::jsonb)
       where id = $1`,
      [id, JSON.stringify({ first: touch('search'), last: touch('campaign') })],
    );
    expect(await list({ place: 'yard' })).toEqual(['ann']);
    expect(await list({ place: 'elsewhere' })).toEqual([]);
    expect(await list({ source: 'search' })).toEqual(['ann']);
    expect(await list({ source: 'campaign' })).toEqual(['ann']);
    expect(await list({ source: 'assistant' })).toEqual([]);
  });

  test('is searched by name, phone in any notation, email, plate, stock number and id', async () => {
    const ann = await newThread('Ann 100% Lee');
    await newThread('bob');
    await sql(
      `update leads set payload = payload || '{"phone": "0412345678", "rego": "ABC 12D", "stock_number": "N10322"}'
       where id = $1`,
      [ann.lead],
    );
    const found = async (query: string) => list({ query });
    for (const query of [
      'ann',
      'lee ann',
      '100%',
      '0412 345 678',
      '+61 412 345',
      '345678',
      'abc12d',
      'ABC 12D',
      'n10322',
      ann.lead,
    ])
      expect([query, await found(query)]).toEqual([query, ['Ann 100% Lee']]);
    expect(await found('ann bob')).toEqual([]);
    expect(await found('1_0')).toEqual([]);
    expect(await found('shopper.example')).toHaveLength(2);
  });
});

describe('unread marks', () => {
  test('belong to a user, and a later change makes a thread unread again', async () => {
    const ann = await newThread('ann');
    await newThread('bob');
    expect([await counts(), await counts('other')]).toMatchObject([{ unread: 2 }, { unread: 2 }]);
    expect(await markThread(database.pool, of(ann.id), true)).toBe(true);
    expect([await counts(), await counts('other')]).toMatchObject([{ unread: 1 }, { unread: 2 }]);
    expect(await list({ view: 'unread' })).toEqual(['bob']);
    await recordAnswer(database.pool, ann.id);
    expect(await counts()).toMatchObject({ unread: 2 });
    expect(await markThread(database.pool, of(ann.id, ['other']), true)).toBe(false);
  });

  test('can be set again, also on a thread too old to count by itself', async () => {
    const ann = await newThread('ann');
    await sql(`update lead_threads set active_at = now() - interval '60 days'`);
    expect(await counts()).toMatchObject({ unread: 0 });
    await markThread(database.pool, of(ann.id), false);
    expect(await counts()).toMatchObject({ unread: 1 });
    expect(await list({ view: 'unread' })).toEqual(['ann']);
  });
});

describe('a thread', () => {
  test('lists its leads, notes, tasks, status and what the shopper did', async () => {
    const { id: lead } = await bookDrive(database.pool, wanted(noon(3)));
    const [row] = await sql<{ id: string }>('select thread_id as id from leads where id = $1', [lead]);
    const id = row?.id ?? '';
    const note = await addNote(database.pool, of(id), 'Prefers mornings');
    await addTask(database.pool, of(id), { text: 'Call', dueAt: new Date(), assigneeId: null });
    await setStatus(id, 'contacted');
    await sql(
      `insert into lead_messages (id, thread_id, lead_id, direction, channel, text, state, sent_at)
       values ($1, $2, $3, 'in', 'sms', 'Is it there?', 'received', now())`,
      [randomUUID(), id, lead],
    );
    const read = await thread(id);
    expect(read?.leads.map((each) => each.id)).toEqual([lead]);
    expect(read?.thread).toMatchObject({ status: 'contacted', preview: 'Is it there?', openTasks: 1 });
    const kinds = read?.entries.map(({ kind }) => kind) ?? [];
    expect(kinds).toEqual(expect.arrayContaining(['note', 'task', 'status', 'message', 'drive', 'consent']));
    expect(read?.entries.find(({ kind }) => kind === 'note')).toMatchObject({ id: note, isOwn: true });
    expect(read?.entries.find(({ kind }) => kind === 'status')).toMatchObject({
      status: 'contacted',
      authorId: ME,
    });
    expect(await thread(id, ['other'])).toBeNull();
    expect(await thread(randomUUID())).toBeNull();
  });

  test('lists calls, service bookings and files, and messages of one second in the order they arrived', async () => {
    const { id, lead } = await newThread('ann');
    const at = new Date();
    for (const text of ['one', 'two', 'three', 'four'])
      await sql(
        `insert into lead_messages (id, thread_id, lead_id, direction, channel, text, state, sent_at)
         values ($1, $2, $3, 'in', 'sms', $4, 'received', $5)`,
        [randomUUID(), id, lead, text, at],
      );
    await sql(
      `insert into lead_message_files (id, message_id, lead_id, name, type, content)
       select gen_random_uuid(), id, lead_id, 'car.png', 'image/png', 'abc' from lead_messages where text = 'two'`,
    );
    await sql(
      `insert into lead_calls (id, site_slug, thread_id, lead_id, direction, state, phone, number, started_at)
       values ($1, 'sample', $2, $3, 'in', 'missed', '', '', now())`,
      [randomUUID(), id, lead],
    );
    await sql("update leads set kind = 'service' where id = $1", [lead]);
    await sql(
      `insert into service_bookings (id, site_slug, lead_id, location_id, arrives_at, leaves_at, bay_times, time_zone,
         way, jobs, status, changed_by, changed_at)
       values ($1, 'sample', $2, 'yard', '2026-12-01T00:00Z', '2026-12-01T02:00Z', '[]', 'Australia/Sydney', 'wait', '[]',
         'cancelled', 'staff', now())`,
      [randomUUID(), lead],
    );
    const read = await thread(id);
    const entries = read?.entries ?? [];
    const messages = entries.filter((entry) => entry.kind === 'message');
    expect(messages.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
    expect(messages[1]?.files).toMatchObject([{ name: 'car.png', bytes: 3 }]);
    expect(read?.thread.preview).toBe('four');
    expect(entries.filter((entry) => entry.kind === 'call')).toMatchObject([{ text: 'Missed call' }]);
    expect(entries.filter((entry) => entry.kind === 'service')).toMatchObject([
      { change: 'booked', by: null },
      { change: 'cancelled', by: 'staff', place: 'yard' },
    ]);
    expect(read?.leads[0]?.service).toMatchObject({ status: 'cancelled', place: 'yard' });
  });

  test('lists what the shopper saved, reserved and had valued, on this site only', async () => {
    const { pool } = database;
    const phone = '0412345678';
    const vehicle = sampleVehicle({ id: 'seen', slug: 'seen', stocknum: 'N7' });
    await insertVehicle(pool, vehicle);
    const { id, lead } = await newThread('ann');
    await sql(`update leads set payload = payload || jsonb_build_object('phone', $2::text) where id = $1`, [
      lead,
      phone,
    ]);
    for (const site of ['sample', 'other']) {
      const user = randomUUID();
      await sql(`insert into users (id, site_slug, phone) values ($1, $2, '+61412345678')`, [user, site]);
      await sql('insert into watchlist_items (site_slug, user_id, car_id) values ($1, $2, $3)', [
        site,
        user,
        vehicle.id,
      ]);
      await sql(
        `insert into valuations (site_slug, token_hash, user_id, rego, valued_at, amount_low, amount_high)
         values ($1::text, $1::text, $2, 'ABC12D', now(), 9000, 11000)`,
        [site, user],
      );
      await sql(
        `insert into reservations (id, reference, site_slug, token, car_id, car, dealership_id, name, mobile, email,
           choices, amount_cents, status, held_until, hold_hours, payment_page, return_url)
         values (gen_random_uuid(), 'R-' || $1, $1, gen_random_uuid(), $2, '{"title": "2021 Toyota"}', 'sample-dealer', 'Ann',
           $3, '', '{}', 20000, 'expired', now(), 48, 'elements', '')`,
        [site, vehicle.id, phone],
      );
    }
    const entries = (await thread(id))?.entries ?? [];
    const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
    expect(ofKind('saved')).toMatchObject([{ stocknum: 'N7' }]);
    expect(ofKind('valuation')).toMatchObject([{ rego: 'ABC12D', low: 9_000, high: 11_000 }]);
    expect(ofKind('reservation')).toMatchObject([{ reference: 'R-sample', vehicle: '2021 Toyota' }]);
  });

  test('waits for an answer again when the shopper writes', async () => {
    const { id, lead } = await newThread('ann');
    await setStatus(id, 'done');
    expect(await counts()).toMatchObject({ unanswered: 0 });
    await sql(
      `insert into lead_messages (id, thread_id, lead_id, direction, channel, text, state, sent_at)
       values ($1, $2, $3, 'in', 'email', 'Hello', 'received', now())`,
      [randomUUID(), id, lead],
    );
    expect(await counts()).toMatchObject({ unanswered: 1 });
    await recordAnswer(database.pool, id);
    expect(await counts()).toMatchObject({ unanswered: 0 });
  });

  test('lists other threads of the same shopper', async () => {
    const ann = await newThread('ann');
    const other = await newThread('ann', sampleVehicle());
    await newThread('bob');
    expect((await thread(ann.id))?.others.map(({ id }) => id)).toEqual([other.id]);
  });

  test('keeps what follows from its leads when they change and are deleted', async () => {
    const ann = await newThread('ann');
    const { id: later } = await store(database.pool, submission({ email: 'ann@shopper.example' }));
    const state = async () =>
      (
        await sql('select lead_id as lead, status, due_at as due from lead_threads where id = $1', [ann.id])
      )[0];
    expect(await state()).toMatchObject({ lead: later, status: 'new', due: null });
    await sql(`update leads set answer_due_at = '2026-11-23T00:00:00Z' where id = $1`, [ann.lead]);
    expect(await state()).toMatchObject({ due: new Date('2026-11-23T00:00:00Z') });
    await setStatus(ann.id, 'contacted');
    expect(await state()).toMatchObject({ status: 'contacted', due: null });
    await sql('delete from leads where id = $1', [later]);
    expect(await state()).toMatchObject({ lead: ann.lead });
    await sql('delete from leads');
    expect(await state()).toMatchObject({ lead: null });
    expect(await counts()).toMatchObject({ open: 0, unanswered: 0, unread: 0 });
  });
});

describe('notes and tasks', () => {
  test('a note is deleted only by its author', async () => {
    const { id } = await newThread('ann');
    const note = (await addNote(database.pool, of(id), 'Prefers mornings')) ?? '';
    expect(await deleteNote(database.pool, of(id, SITES, 'other'), note)).toBe(false);
    expect(await deleteNote(database.pool, of(id, ['other']), note)).toBe(false);
    expect(await deleteNote(database.pool, of(id), note)).toBe(true);
    expect(await addNote(database.pool, of(id, ['other']), 'x')).toBeNull();
  });

  test('a note is unread for others only', async () => {
    const { id } = await newThread('ann');
    await markThread(database.pool, of(id), true);
    await markThread(database.pool, of(id, SITES, 'other'), true);
    await addNote(database.pool, of(id), 'Prefers mornings');
    expect([await counts(), await counts('other')]).toMatchObject([{ unread: 0 }, { unread: 1 }]);
  });

  test('tasks are listed with overdue ones first, and can be done, reopened and assigned', async () => {
    const { id } = await newThread('ann');
    await newMember('other');
    const due = (days: number) => new Date(Date.now() + days * 86_400_000);
    await addTask(database.pool, of(id), { text: 'Later', dueAt: due(2), assigneeId: null });
    await addTask(database.pool, of(id), { text: 'Overdue', dueAt: due(-1), assigneeId: ME });
    await addTask(database.pool, of(id), { text: 'Theirs', dueAt: due(1), assigneeId: 'other' });
    const tasks = async (scope: 'mine' | 'all') => {
      const page = { siteSlugs: SITES, userId: ME, scope, after: null, limit: 10 };
      return (await listTasks(database.pool, page)).tasks;
    };
    expect((await tasks('mine')).map(({ text }) => text)).toEqual(['Overdue', 'Later']);
    expect((await tasks('all')).map(({ text }) => text)).toEqual(['Overdue', 'Theirs', 'Later']);
    expect(await counts()).toMatchObject({ tasks: 2, overdueTasks: 1 });
    const [task] = await tasks('mine');
    const change = (action: 'done' | 'reopen' | 'remove', siteSlugs = SITES) =>
      changeTask(database.pool, of(id, siteSlugs), { task: task?.id ?? '', action });
    expect(await change('done', ['other'])).toBe(false);
    expect(await change('done')).toBe(true);
    expect(await counts()).toMatchObject({ tasks: 1, overdueTasks: 0 });
    expect(await change('reopen')).toBe(true);
    const assign = (assigneeId: string) =>
      changeTask(database.pool, of(id), { task: task?.id ?? '', action: 'assign', assigneeId });
    expect(await assign('stranger')).toBe(false);
    expect(await assign('other')).toBe(true);
    expect(await counts()).toMatchObject({ tasks: 1 });
    expect(await change('remove')).toBe(true);
    expect(await tasks('all')).toHaveLength(2);
  });
});

test('people to choose from are the teams of the sites, and others with a thread or task', async () => {
  await newMember('kim', 'Kim Nguyen');
  await newMember('left', 'Lee Left', { isActive: false });
  await newMember('far', 'Far Away', { site: 'other' });
  const { id } = await newThread('ann');
  await sql('update lead_threads set owner_id = $2 where id = $1', [id, 'admin']);
  expect(await peopleOfThreads(database.pool, SITES)).toEqual([
    { id: 'kim', name: 'Kim Nguyen', sites: SITES },
    { id: 'admin', name: null, sites: SITES },
  ]);
  await sql('update lead_threads set owner_id = $2 where id = $1', [id, 'left']);
  expect(await peopleOfThreads(database.pool, SITES)).toContainEqual({
    id: 'left',
    name: 'Lee Left',
    sites: SITES,
  });
});

test('only suspected spam can be deleted, within the sites of the caller', async () => {
  const { lead } = await newThread('ann');
  const { id: spam } = await store(database.pool, submission({ trap: 'x' }));
  expect(await counts()).toMatchObject({ heldBack: 1 });
  expect(await deleteHeldBack(database.pool, ['other'], [spam])).toEqual([]);
  expect(await deleteHeldBack(database.pool, SITES, [spam, lead])).toEqual([spam]);
  expect(await counts()).toMatchObject({ heldBack: 0, open: 1 });
});

test('announces changes to every listener with ids only, over one connection', async () => {
  const heard: [string[], string[]] = [[], []];
  const stops = await Promise.all(
    heard.map((lines) =>
      listenToThreads(
        database.databaseUrl,
        (event) => lines.push(JSON.stringify(event)),
        () => {},
      ),
    ),
  );
  const listening = async () =>
    (
      await sql<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where query like 'listen %' and datname = current_database()`,
      )
    )[0]?.n;
  expect(await listening()).toBe(1);
  const ann = await newThread('ann');
  await store(database.pool, submission({ trap: 'x' }));
  const changed = JSON.stringify({ kind: 'thread', site: 'sample', id: ann.id });
  const spam = JSON.stringify({ kind: 'thread', site: 'sample', id: null });
  await expect.poll(() => heard.every((lines) => lines.includes(changed) && lines.includes(spam))).toBe(true);
  expect(heard.flat().join()).not.toMatch(/ann|shopper|0412/);
  for (const lines of heard) lines.length = 0;
  await addNote(database.pool, of(ann.id), 'Prefers mornings');
  await expect.poll(() => heard.every((lines) => lines.includes(changed))).toBe(true);
  for (const stop of stops) stop();
  await expect.poll(listening).toBe(0);
});

test('announces a new lead within two seconds, also while many arrive', async () => {
  const heard = new Map<string, number>();
  const stop = await listenToThreads(
    database.databaseUrl,
    (event) => {
      if (event.kind === 'thread' && event.id && !heard.has(event.id)) heard.set(event.id, Date.now());
    },
    () => {},
  );
  const stored: { id: string; at: number }[] = [];
  for (let round = 0; round < 10; round += 1)
    await Promise.all(
      ['ann', 'bob', 'cat'].map(async (name) => {
        const { id } = await store(database.pool, submission({ email: `${name}${round}@shopper.example` }));
        stored.push({ id, at: Date.now() });
      }),
    );
  await expect.poll(() => heard.size).toBe(stored.length);
  for (const { id, at } of stored) {
    const [row] = await sql<{ thread: string }>('select thread_id as thread from leads where id = $1', [id]);
    expect((heard.get(row?.thread ?? '') ?? Number.POSITIVE_INFINITY) - at).toBeLessThan(2_000);
  }
  stop();
});

test('listeners reload everything after the connection was lost', async () => {
  const heard: string[] = [];
  const stop = await listenToThreads(
    database.databaseUrl,
    ({ kind }) => heard.push(kind),
    () => {},
  );
  heard.length = 0;
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`);
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('resync');
  await newThread('ann');
  await expect.poll(() => heard).toContain('thread');
  stop();
});
