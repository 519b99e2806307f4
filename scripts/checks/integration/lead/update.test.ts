import { randomUUID } from 'node:crypto';
import { earlierLeads } from '@forecourt/lib/leads/earlier-leads.server';
import { listInbox } from '@forecourt/lib/leads/inbox.server';
import { leadToDeliver } from '@forecourt/lib/leads/lead-to-deliver.server';
import { enquiriesOf } from '@forecourt/lib/leads/shopper-history.server';
import { UNFINISHED_SECONDS } from '@forecourt/lib/leads/store.server';
import { setThreadStatus } from '@forecourt/lib/leads/thread/status.server';
import { ownLead, updateLead } from '@forecourt/lib/leads/update.server';
import { erasePerson } from '@forecourt/lib/operations/privacy/erase.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = 'sample';
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate leads, mail_deliveries restart identity cascade'));

const begin = async (isLastStep = false) => {
  const lead = submission({ isLastStep });
  const { id } = await store(database.pool, lead);
  return { id, token: lead.token };
};
const owner = (leadId: string, token: string | null, phone: string | null = null, siteSlug = SITE) => ({
  siteSlug,
  leadId,
  token,
  phone,
});
const step = (change: object, isLastStep = false, key: string = randomUUID()) => ({
  key,
  change,
  isLastStep,
});
const owedDeliveries = async () => {
  const { rows } = await database.pool.query<{ kind: string; state: string; wait: number }>(
    `select kind, state, round(extract(epoch from next_attempt_at - now()))::int as wait
     from mail_deliveries order by kind`,
  );
  return rows;
};
const deliverAll = () => database.pool.query("update mail_deliveries set state = 'sent', sent_at = now()");

describe('a journey of several steps', () => {
  test('is one lead, mailed at its last step (LEAD-34 OPEN-007)', async () => {
    const { id, token } = await begin();
    const [waiting, ...others] = await owedDeliveries();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ kind: 'dealer', state: 'waiting' });
    expect(waiting?.wait).toBeGreaterThan(UNFINISHED_SECONDS - 60);

    expect(await updateLead(database.pool, owner(id, token), step({ rego: 'ABC123' }))).toMatchObject({ id });
    expect((await owedDeliveries()).map(({ kind }) => kind)).toEqual(['dealer']);
    await updateLead(database.pool, owner(id, token), step({ message: 'Saturday suits me' }, true));
    expect((await owedDeliveries()).map(({ kind, wait }) => [kind, wait <= 0])).toEqual([
      ['dealer', true],
      ['shopper', true],
    ]);
    const lead = await leadToDeliver(database.pool, id);
    expect(lead).toMatchObject({ finished: true, told: null });
    expect(lead.payload).toMatchObject({ lead_id: id, rego: 'ABC123', message: 'Saturday suits me' });
  });

  test('is mailed to the dealer after a while if it is not finished', async () => {
    const { id } = await begin();
    expect(await leadToDeliver(database.pool, id)).toMatchObject({ finished: false });
    expect(await owedDeliveries()).toMatchObject([{ kind: 'dealer', state: 'waiting' }]);
  });

  test('applies a repeated step once and mails later changes', async () => {
    const { id, token } = await begin(true);
    await deliverAll();
    const acceptStep = step({ offer_accepted: true, subcategory: '3. Offer Accepted' }, true);
    expect(await updateLead(database.pool, owner(id, token), acceptStep)).toMatchObject({ isNew: true });
    expect(await updateLead(database.pool, owner(id, token), acceptStep)).toMatchObject({ isNew: false });
    const { rows } = await database.pool.query('select count(*)::int as steps from lead_events');
    expect(rows).toEqual([{ steps: 1 }]);
    const lead = await leadToDeliver(database.pool, id);
    expect(lead.told).toMatchObject({ subcategory: 'Service' });
    expect(lead.payload).toMatchObject({ offer_accepted: true });
    expect((await owedDeliveries()).map(({ kind, state }) => [kind, state])).toEqual([
      ['dealer', 'waiting'],
      ['shopper', 'sent'],
    ]);
    await updateLead(database.pool, owner(id, token), step({ name: 'Kim N' }));
    expect((await leadToDeliver(database.pool, id)).told).toMatchObject({ name: 'Kim Nguyen' });
  });

  test('sends nothing for a step without changes', async () => {
    const { id, token } = await begin(true);
    await deliverAll();
    await updateLead(database.pool, owner(id, token), step({ name: 'Kim Nguyen' }, true));
    expect((await owedDeliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('applies concurrent steps', async () => {
    const { id, token } = await begin();
    const regos = Array.from({ length: 12 }, (_, index) => `ABC${index}`);
    await Promise.all(regos.map((rego) => updateLead(database.pool, owner(id, token), step({ rego }))));
    const { rows } = await database.pool.query('select count(*)::int as steps from lead_events');
    expect(rows).toEqual([{ steps: 12 }]);
  });
});

describe('a lead can be updated by', () => {
  test('the browser with its token or the account with its phone, on the same site (OPEN-007)', async () => {
    const { id, token } = await begin();
    const allowedOwners = [
      owner(id, token),
      owner(id, null, '+61412345678'),
      owner(id, token, '+61400000000'),
    ];
    for (const who of allowedOwners) expect(await ownLead(database.pool, who)).toMatchObject({ id });
    const strangers = [
      owner(id, randomUUID()),
      owner(id, null),
      owner(id, null, ''),
      owner(id, null, '+61400000000'),
      owner(id, token, null, 'other'),
      owner(id, null, '+61412345678', 'other'),
      owner(randomUUID(), token),
    ];
    for (const who of strangers) {
      expect(await ownLead(database.pool, who)).toBeNull();
      expect(await updateLead(database.pool, who, step({ name: 'Mallory' }, true))).toBeNull();
    }
    expect((await leadToDeliver(database.pool, id)).payload.name).toBe('Kim Nguyen');
  });

  test('no one, once the person is erased', async () => {
    const { id, token } = await begin();
    await updateLead(database.pool, owner(id, token), step({ rego: 'ABC123' }));
    await erasePerson(database.pool, { siteSlug: SITE, phone: '+61412345678', email: null });
    expect(await updateLead(database.pool, owner(id, token), step({ name: 'Kim' }))).toBeNull();
    expect(await updateLead(database.pool, owner(id, null, ''), step({ name: 'Kim' }))).toBeNull();
    const { rows } = await database.pool.query('select count(*)::int as steps from lead_events');
    expect(rows).toEqual([{ steps: 0 }]);
  });
});

describe('repeated leads', () => {
  test('are separate leads whose mails list earlier leads and their status', async () => {
    const first = await begin(true);
    const second = await begin(true);
    expect((await earlierLeads(database.pool, second.id)).map(({ id }) => id)).toEqual([first.id]);
    expect(await earlierLeads(database.pool, first.id)).toEqual([]);
    const page = { siteSlugs: [SITE], userId: 'p-kim', after: null, limit: 1 };
    const inbox = await listInbox(database.pool, {}, page);
    expect(inbox.leads).toMatchObject([{ id: second.id, status: 'new', finished: true }]);
    const rest = await listInbox(database.pool, {}, { ...page, after: inbox.next });
    expect(rest).toMatchObject({ leads: [{ id: first.id }], next: null });

    const { rows: threads } = await database.pool.query<{ id: string }>('select thread_id as id from leads');
    const change = { threadId: threads[0]?.id ?? '', status: 'appointment' as const, userId: 'p-kim' };
    expect(await setThreadStatus(database.pool, ['other'], change)).toBe(false);
    expect(await setThreadStatus(database.pool, [SITE], change)).toBe(true);
    const [, garage] = await enquiriesOf(database.pool, { siteSlug: SITE, phone: '+61412345678' });
    expect(garage).toMatchObject({ id: first.id, status: 'appointment' });
    expect(garage?.statusAt).toBeInstanceOf(Date);
  });
});
