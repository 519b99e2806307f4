import { randomUUID } from 'node:crypto';
import { escalateLate } from '@forecourt/lib/leads/clock/escalate.server';
import { mailClockSite } from '@forecourt/lib/leads/clock/mail-clock-site';
import { sendHeldBack } from '@forecourt/lib/leads/held-back.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { leadNoticeComposer } from '@forecourt/lib/leads/mail/lead-notice.server';
import {
  assignNext,
  promiseAfterArrival,
  promiseOf,
  reassignAbsent,
  setOwner,
} from '@forecourt/lib/leads/owner/assign.server';
import { sendNextNoticeSms } from '@forecourt/lib/leads/owner/notice-sms.server';
import { saveTeam, staffOfSite } from '@forecourt/lib/leads/owner/team.server';
import { ownerOfPhone } from '@forecourt/lib/leads/thread/owner-of-phone.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf, store, submission } from '../testing.ts';
import { clockSite, person, place, SETTINGS, SITE, setTeam } from './team.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() =>
  database.pool.query('truncate leads, lead_threads, lead_teams, mail_deliveries restart identity cascade'),
);

const MONDAY = new Date('2026-11-30T00:00:00Z'); // 10:00 in Brisbane
const from = (email: string) => submission({ email: `${email}@shopper.example` });
const arrive = (email: string, more: Parameters<typeof store>[3] = {}) =>
  store(database.pool, from(email), null, { receivedAt: MONDAY, locationId: 'brisbane', ...more });
const assignAll = async (now = MONDAY) => {
  while (await assignNext(database.pool, clockSite, () => now));
};
const owners = async () => {
  const { rows } = await database.pool.query<{ ownerId: string | null }>(
    'select owner_id as "ownerId" from lead_threads order by created_at, id',
  );
  return rows.map(({ ownerId }) => ownerId);
};
const lead = async (id: string) => {
  const { rows } = await database.pool.query<{
    dueAt: Date | null;
    escalatedAt: Date | null;
    threadId: string;
  }>(
    'select answer_due_at as "dueAt", escalated_at as "escalatedAt", thread_id as "threadId" from leads where id = $1',
    [id],
  );
  if (!rows[0]) throw new Error('no such lead');
  return rows[0];
};
const notices = async () => {
  const { rows } = await database.pool.query<{ id: string; kind: string; userId: string; mail: string }>(
    `select n.id, n.kind, n.user_id as "userId", m.state as mail
     from lead_notices n join mail_deliveries m on m.lead_notice_id = n.id order by n.created_at, n.user_id`,
  );
  return rows;
};

describe('the person who calls a shopper', () => {
  const caller = (phone: string) => ownerOfPhone(database.pool, { siteSlug: SITE, phone, carId: 'car' });

  test('is the owner of their enquiry, until that person leaves', async () => {
    await setTeam(database.pool, [person('sam')]);
    await store(database.pool, submission(), null, { receivedAt: MONDAY, locationId: 'brisbane' });
    expect(await caller('0412 345 678')).toBeNull();
    await assignAll();
    expect(await caller('0412 345 678')).toBe('sam');
    expect(await caller('+61 412 345 679')).toBeNull();
    await setTeam(database.pool, [person('sam', { isActive: false })]);
    expect(await caller('0412 345 678')).toBeNull();
  });
});

describe('a lead that arrives', () => {
  test('has no owner and no deadline on a site without a team', async () => {
    const { id } = await arrive('kim');
    await assignAll();
    expect(await owners()).toEqual([null]);
    expect((await lead(id)).dueAt).toBeNull();
    expect(await notices()).toEqual([]);
  });

  test('gets an owner, a deadline and a notice', async () => {
    await setTeam(database.pool, [person('sam')]);
    const { id } = await arrive('kim');
    await assignAll();
    expect(await owners()).toEqual(['sam']);
    expect((await lead(id)).dueAt).toEqual(new Date('2026-11-30T01:00:00Z'));
    expect(await notices()).toMatchObject([{ kind: 'assigned', userId: 'sam', mail: 'waiting' }]);
  });

  test('takes turns exactly with many workers', async () => {
    await setTeam(database.pool, [person('ana'), person('ben'), person('cy')]);
    for (let shopper = 0; shopper < 31; shopper += 1) await arrive(`shopper${shopper}`);
    await Promise.all(Array.from({ length: 6 }, () => assignAll()));
    const all = await owners();
    const shares = ['ana', 'ben', 'cy'].map((id) => all.filter((owner) => owner === id).length);
    expect(shares.toSorted()).toEqual([10, 10, 11]);
    expect(await notices()).toHaveLength(31);
  });

  test('stays with the owner of its thread, unless they have left or are away', async () => {
    await setTeam(database.pool, [person('ana'), person('ben')]);
    await arrive('kim');
    await assignAll();
    expect(await owners()).toEqual(['ana']);
    await arrive('kim');
    await assignAll();
    expect(await owners()).toEqual(['ana']);
    await setTeam(database.pool, [
      person('ana', { away: [{ from: '2026-11-30', to: '2026-11-30' }] }),
      person('ben'),
    ]);
    await arrive('kim');
    await assignAll();
    expect(await owners()).toEqual(['ben']);
    await setTeam(database.pool, [person('ana'), person('ben', { isActive: false })]);
    await arrive('kim');
    await assignAll();
    expect(await owners()).toEqual(['ana']);
  });

  test('starts its clock when it is released from suspected spam', async () => {
    await setTeam(database.pool, [person('sam')]);
    const { id } = await store(database.pool, submission({ trap: 'a bot' }), null, {
      receivedAt: new Date('2026-11-02T00:00:00Z'),
      locationId: 'brisbane',
    });
    await assignAll();
    expect(await owners()).toEqual([]);
    await sendHeldBack(database.pool, [SITE], id);
    await assignAll(new Date());
    expect(await owners()).toEqual(['sam']);
    expect((await lead(id)).dueAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test('waits until its form is finished, or goes to the dealer unfinished', async () => {
    await setTeam(database.pool, [person('sam')]);
    const now = new Date();
    await store(database.pool, submission({ isLastStep: false }), null, { locationId: 'brisbane' });
    await assignAll(now);
    expect(await owners()).toEqual([null]);
    await assignAll(new Date(now.getTime() + 21 * 60_000));
    expect(await owners()).toEqual(['sam']);
  });

  test('that nobody owns is assigned once a site gets a team', async () => {
    await store(database.pool, submission(), null, { locationId: 'brisbane' });
    await setTeam(database.pool, [person('sam')]);
    await assignAll(new Date());
    expect(await owners()).toEqual(['sam']);
  });
});

describe('a late lead', () => {
  const TEN_PAST = new Date('2026-11-30T01:10:00Z');

  test('is reported once, to the managers of its place', async () => {
    await setTeam(database.pool, [
      person('sam'),
      person('north', { isManager: true, takesLeads: false, places: ['brisbane'] }),
      person('south', { isManager: true, takesLeads: false, places: ['sydney'] }),
    ]);
    const { id } = await arrive('kim');
    await assignAll();
    await escalateLate(database.pool, new Date('2026-11-30T00:59:00Z'));
    expect((await lead(id)).escalatedAt).toBeNull();
    await Promise.all([1, 2, 3, 4].map(() => escalateLate(database.pool, TEN_PAST)));
    await escalateLate(database.pool, new Date('2026-11-30T05:00:00Z'));
    expect((await lead(id)).escalatedAt).toEqual(TEN_PAST);
    expect((await notices()).filter(({ kind }) => kind === 'late')).toMatchObject([{ userId: 'north' }]);
  });

  test('is reported to administrators if there is no manager', async () => {
    await setTeam(database.pool, [person('sam')]);
    await arrive('kim');
    await assignAll();
    await escalateLate(database.pool, TEN_PAST);
    const [late] = (await notices()).filter(({ kind }) => kind === 'late');
    expect(late?.userId).toBe('');
    const compose = leadNoticeComposer(readerOf(MAIL_SITE), {
      studioUrl: 'https://studio.example',
      administrators: async () => ['alex@dealer.example'],
    });
    const mail = await compose(database.pool, late?.id ?? '', 'late');
    expect(mail).toMatchObject({ to: ['alex@dealer.example'], subject: expect.stringMatching(/^Late: /) });
  });

  test('of a thread that was reported is not reported again', async () => {
    await setTeam(database.pool, [person('sam'), person('max', { isManager: true, takesLeads: false })]);
    await arrive('kim');
    await assignAll();
    await escalateLate(database.pool, TEN_PAST);
    const second = await arrive('kim', { receivedAt: new Date('2026-11-30T00:30:00Z') });
    await assignAll();
    await escalateLate(database.pool, new Date('2026-11-30T03:00:00Z'));
    expect((await lead(second.id)).escalatedAt).not.toBeNull();
    expect((await notices()).filter(({ kind }) => kind === 'late')).toHaveLength(1);
  });

  test('is not reported once it is answered', async () => {
    await setTeam(database.pool, [person('sam'), person('max', { isManager: true })]);
    const { id } = await arrive('kim');
    await assignAll();
    await database.pool.query('update leads set answered_at = $2 where id = $1', [id, MONDAY]);
    await escalateLate(database.pool, TEN_PAST);
    expect((await lead(id)).escalatedAt).toBeNull();
  });
});

describe('reassigning', () => {
  const set = (options: Parameters<typeof setOwner>[2], sites = [SITE]) =>
    transaction(database.pool, (connection) => setOwner(connection, sites, options));

  test('by hand notifies the new owner, and only people of the team can be chosen', async () => {
    await setTeam(database.pool, [person('ana'), person('ben'), person('cy', { isActive: false })]);
    const { threadId } = await lead((await arrive('kim')).id);
    await assignAll();
    expect(await set({ threadId, ownerId: 'ben', byId: 'ana' })).toBe(true);
    expect(await owners()).toEqual(['ben']);
    expect((await notices()).map(({ userId }) => userId).toSorted()).toEqual(['ana', 'ben']);
    expect(await set({ threadId, ownerId: 'cy', byId: 'ana' })).toBe(false);
    expect(await set({ threadId, ownerId: 'ana', byId: 'ben' }, ['other'])).toBe(false);
    expect(await set({ threadId: randomUUID(), ownerId: null, byId: 'ana' })).toBe(false);
    expect(await set({ threadId, ownerId: null, byId: 'ana' })).toBe(true);
    expect(await owners()).toEqual([null]);
  });

  test('moves unanswered leads of people who have left or are away, once', async () => {
    await setTeam(database.pool, [person('ana'), person('ben')]);
    for (let shopper = 0; shopper < 4; shopper += 1) await arrive(`shopper${shopper}`);
    await assignAll();
    await setTeam(database.pool, [
      person('ana', { away: [{ from: '2026-11-29', to: '2026-12-04' }] }),
      person('ben'),
    ]);
    const moved = await Promise.all([1, 2].map(() => reassignAbsent(database.pool, clockSite, MONDAY)));
    expect(moved[0] ?? 0).toBeLessThanOrEqual(2);
    expect(new Set(await owners())).toEqual(new Set(['ben']));
    await setTeam(database.pool, [person('ana')]);
    expect(await reassignAbsent(database.pool, clockSite, MONDAY)).toBe(4);
    expect(new Set(await owners())).toEqual(new Set(['ana']));
  });
});

test('leads stay with people who are back before the place opens', async () => {
  const sunday = new Date('2026-11-29T08:00:00Z');
  const isAway = { away: [{ from: '2026-11-29', to: '2026-11-29' }] };
  await setTeam(database.pool, [person('ana', isAway), person('ben', isAway)]);
  await arrive('kim', { receivedAt: sunday });
  await assignAll();
  const before = await owners();
  for (let run = 0; run < 3; run += 1) expect(await reassignAbsent(database.pool, clockSite, sunday)).toBe(0);
  expect(await owners()).toEqual(before);
});

describe('a promise', () => {
  test('names the owner and the deadline, and only if the owner works before it', async () => {
    await setTeam(database.pool, [person('sam', { name: 'Sam' })]);
    const { id } = await arrive('kim');
    await assignAll();
    expect(await promiseOf(database.pool, id, clockSite, MONDAY)).toEqual({
      name: 'Sam',
      dueAt: new Date('2026-11-30T01:00:00Z'),
      timeZone: 'Australia/Brisbane',
    });
    await setTeam(database.pool, [
      person('sam', { name: 'Sam', shifts: [{ weekday: 1, from: '14:00', to: '17:00' }] }),
    ]);
    expect(await promiseOf(database.pool, id, clockSite, MONDAY)).toBeNull();
  });

  test('is not made by sites that do not want it, or after the deadline', async () => {
    await setTeam(database.pool, [person('sam')], { promises: false });
    const { id } = await arrive('kim');
    await assignAll();
    expect(await promiseOf(database.pool, id, clockSite, MONDAY)).toBeNull();
    await setTeam(database.pool, [person('sam')]);
    expect(await promiseOf(database.pool, id, clockSite, new Date('2026-11-30T02:00:00Z'))).toBeNull();
  });

  test('is made even while a worker is giving the lead its owner', async () => {
    await setTeam(database.pool, [person('sam', { name: 'Sam' })]);
    const { id } = await arrive('kim');
    const reading = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const worker = assignNext(
      database.pool,
      async () => {
        reading.resolve();
        await read.promise;
        return clockSite();
      },
      () => MONDAY,
    );
    await reading.promise;
    const promised = promiseAfterArrival(database.pool, { leadId: id, siteSlug: SITE }, clockSite, MONDAY);
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rowCount).toBe(1);
    });
    read.resolve();
    expect(await worker).toBe(true);
    expect(await promised).toMatchObject({ name: 'Sam' });
  });

  test('is in the confirmation, even if the mail is composed first', async () => {
    const open = { ...place('brisbane', 'QLD', '4000', ['00:00', '24:00']), primary: true };
    const always = open.openingHours.map((day) => ({ ...day, status: 'Open', close: '24:00' }));
    const site = {
      ...MAIL_SITE,
      locations: [
        {
          ...open,
          openingHours: always,
          department: null,
          phone: null,
          address: { street: null, city: null, state: 'QLD', postcode: '4000' },
          licenceName: '',
          licenceNumber: null,
          leadEmails: [],
          alsoTo: [],
        },
      ],
    };
    expect(mailClockSite(site as never).places).toHaveLength(1);
    const text = async () => {
      const { id } = await store(database.pool, from(randomUUID()), null, { locationId: 'brisbane' });
      const compose = leadComposer(readerOf(site as never), 'secret', database.pool);
      const mail = await transaction(database.pool, async (connection) => {
        const composed = await compose(connection, id, 'shopper');
        // The mail is sent now, while other leads of the site are assigned.
        await database.pool.query('select from lead_teams for update nowait');
        await database.pool.query('select from lead_threads for update nowait');
        return composed;
      });
      return typeof mail === 'string' ? mail : mail.text;
    };
    expect(await text()).toContain('usually within one business day');
    await setTeam(database.pool, [person('sam', { name: 'Sam' })]);
    const promised = await text();
    // A public holiday is closed until somebody confirms it, so the day depends on the calendar.
    expect(promised).toMatch(
      /Sam replies (?:today|tomorrow|on [A-Z][a-z]+ \d+ [A-Z][a-z]+) before \d+:\d\d [ap]m\./,
    );
    expect(promised).not.toContain('usually within one business day');
  });
});

test('two people who edit the team at once do not overwrite each other', async () => {
  await setTeam(database.pool, [person('sam')]);
  const save = (name: string) =>
    saveTeam(database.pool, SITE, {
      settings: SETTINGS,
      members: [person('sam', { name })],
      version: 1,
      userId: 'admin',
    });
  const saved = await Promise.all([save('One'), save('Two')]);
  expect(saved.filter(Boolean)).toHaveLength(1);
});

test('lists the people of a place, and people who have left', async () => {
  await setTeam(database.pool, [
    person('ana', { places: ['sydney'] }),
    person('ben'),
    person('cy', { isActive: false, places: ['brisbane'] }),
  ]);
  expect((await staffOfSite(database.pool, SITE)).map(({ userId }) => userId)).toEqual(['ana', 'ben', 'cy']);
  expect((await staffOfSite(database.pool, SITE, 'sydney')).map(({ userId }) => userId)).toEqual([
    'ana',
    'ben',
  ]);
  expect(await staffOfSite(database.pool, 'other')).toEqual([]);
});

test('sends an SMS to people with a mobile, once', async () => {
  await setTeam(database.pool, [person('sam', { mobile: '+61412345678' })], { sendsSms: true });
  const { id } = await arrive('kim');
  await assignAll();
  const sent: string[] = [];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(String(init?.body));
    return new Response('{}', { status: 201 });
  });
  const send = () =>
    sendNextNoticeSms({
      pool: database.pool,
      site: async () => MAIL_SITE,
      sender: { host: 'http://twilio.example', account: 'a', token: 't', from: '+61400000000' },
      studioUrl: 'https://studio.example',
    });
  await Promise.all([send(), send()]);
  expect(await send()).toBe(false);
  fetched.mockRestore();
  expect(sent).toHaveLength(1);
  expect(decodeURIComponent(sent[0] ?? '').replaceAll('+', ' ')).toContain(
    `https://studio.example/leads/${(await lead(id)).threadId}`,
  );
});
