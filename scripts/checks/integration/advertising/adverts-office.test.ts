import { feedSecret, storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { type OutgoingFeed, readOutgoingFeed } from '@forecourt/lib/operations/advertising/outgoing-feed';
import type {
  AdvertsAnswer,
  CredentialState,
  OutgoingFeedAnswer,
  OutgoingFeedsAnswer,
} from '@forecourt/lib/operations/advertising/overview/answers';
import type { IncomingFeed } from '@forecourt/lib/operations/advertising/overview/mend-target';
import {
  ADVERT_CHANGES_CHANNEL,
  markChanged,
  queueAll,
} from '@forecourt/lib/operations/advertising/push/due-adverts.server';
import { type AdvertParts, adverts } from '@forecourt/lib/operations/back-office/adverts.server';
import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { type Counter, openCounter } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MASTER = 'a-key-of-the-credentials-of-feeds-of-tests';
const VIN = { reason: 'The vehicle has no VIN.', field: 'vin' };
const PHONE = { reason: 'The dealer has no phone number.', field: 'dealerPhone' };
const INCOMING: IncomingFeed = {
  id: 'feed-sample',
  slug: 'sample',
  columns: [{ column: 'Chassis No', field: 'vin' }],
};

let counter: Counter;
let lake: TestLake;
const log: { facts: Record<string, unknown>; event: string }[] = [];

beforeAll(async () => {
  [counter, lake] = await Promise.all([openCounter(), testLake()]);
});
afterAll(async () => {
  await lake.close();
  await counter.close();
});
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query(
    'truncate advert_states, advert_feeds, advert_pushes, adverts_due, car_view_days, feed_secrets, rate_limits restart identity cascade',
  );
  log.length = 0;
});

function feed(id: string, facts: Partial<OutgoingFeed> = {}): OutgoingFeed {
  const read = readOutgoingFeed({
    id,
    siteSlug: 'harbour',
    receiver: 'googleVehicleAds',
    updatedAt: '2026-11-01T00:00:00Z',
    title: `Feed ${id}`,
    isOn: null,
    format: null,
    delivery: null,
    stock: null,
    price: null,
    priceState: null,
    campaign: null,
    mapping: null,
    accounts: null,
    secretVersion: 1,
  });
  if (!read) throw new Error('The feed is invalid');
  return { ...read, ...facts };
}

const officeOf = (feeds: readonly OutgoingFeed[], parts: Partial<AdvertParts> = {}) =>
  adverts({
    feeds: async () => feeds,
    sources: async (_site, slugs) => ({
      siteId: 'site-harbour',
      feeds: slugs.includes('sample') ? [INCOMING] : [],
    }),
    pathOf: ({ id, secretVersion }) => `/outgoing/${id}/${secretVersion}/stock.csv`,
    lake: () => lake.client.withConfig({ perspective: 'raw' }),
    secretKey: () => MASTER,
    ...parts,
  });

const call = (body: unknown = {}, { isManager = true, sites = ['harbour'] } = {}): Call => ({
  request: new Request('https://sample.example/', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKENS.writer}` },
    body: JSON.stringify(body),
  }),
  staff: {
    id: 'p-kim',
    account: 'p-kim',
    name: 'Kim',
    sites: sites.map((slug) => ({
      slug,
      name: `${slug} Motors`,
      url: `https://${slug}.example`,
      timeZone: 'Australia/Brisbane',
      mayAct: true,
    })),
    mayManageFeeds: isManager,
    mayCreateSites: isManager,
    grants: [],
  },
  office: {
    pool: counter.pool,
    report: (_level: string, facts: Record<string, unknown>, event: string) =>
      void log.push({ facts, event }),
  } as unknown as BackOffice,
});
const answerOf = async <Answer>(response: Promise<Response>): Promise<Answer> => (await response).json();

interface State {
  refused?: { reason: string; field: string }[];
  message?: string;
  isSent?: boolean;
  isRemoved?: boolean;
  /** True if the worker has yet to compare it. */
  isDue?: boolean;
  views?: number;
  location?: string;
}

/** Adds a vehicle to a feed, in a state and with page views on the site Harbour. */
async function advert(
  feedId: string,
  { refused = [], message, isSent, isRemoved, isDue, views, location }: State,
) {
  const { id, stocknum } = await counter.addCar({ location_id: location ?? null });
  await counter.pool.query(
    `insert into advert_states (feed_id, car_id, row_hash, sent_at, refused, receiver_message, removed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      feedId,
      id,
      isSent ? 'hash' : null,
      isSent ? new Date() : null,
      JSON.stringify(refused),
      message ?? null,
      isRemoved ? new Date() : null,
    ],
  );
  if (isDue)
    await counter.pool.query('insert into adverts_due (feed_id, car_id) values ($1, $2)', [feedId, id]);
  if (views)
    await counter.pool.query(
      `insert into car_view_days (car_id, site, day, views)
       values ($1, 'harbour', current_date - 1, $2), ($1, 'harbour', current_date - 40, 2000), ($1, 'coast', current_date, 1000)`,
      [id, views],
    );
  return stocknum;
}

const checked = (feedId: string, facts: { failingSince?: Date; problem?: string } = {}) =>
  counter.pool.query(
    `insert into advert_feeds (feed_id, site_slug, last_checked_at, failing_since, problem)
     values ($1, 'harbour', now(), $2, $3)`,
    [feedId, facts.failingSince ?? null, facts.problem ?? null],
  );

describe('outgoing feeds in the back office', () => {
  test('count what is sent, waiting and refused, with the page views on their own site', async () => {
    await checked('google');
    await advert('google', { isSent: true, views: 60 });
    await advert('google', { isSent: true, isDue: true });
    await counter.pool.query('insert into adverts_due (feed_id, car_id) values ($1, $2)', [
      'google',
      (await counter.addCar()).id,
    ]);
    await advert('google', { refused: [VIN, PHONE], isDue: true, views: 30 });
    await advert('google', { refused: [VIN], isSent: true, views: 10 });
    await advert('google', { isSent: true, message: 'Item is not approved.' });
    await advert('google', { refused: [VIN], isRemoved: true, views: 500 });
    await advert('meta', { refused: [VIN], views: 7 });
    const office = officeOf([feed('google'), feed('meta', { isOn: false })]);
    const { feeds, mayManage } = await answerOf<OutgoingFeedsAnswer>(office.list(call()));
    expect(mayManage).toBe(true);
    expect(feeds).toMatchObject([
      {
        id: 'google',
        site: { slug: 'harbour', name: 'harbour Motors' },
        receiver: { name: 'googleVehicleAds', title: 'Google vehicle ads' },
        state: 'waiting',
        counts: { sent: 1, waiting: 2, refused: 3 },
        views: { refused: 40, all: 100 },
        reasons: [
          { ...VIN, vehicles: 2, views: 40 },
          { reason: 'Item is not approved.', field: '', vehicles: 1, views: 0 },
          { ...PHONE, vehicles: 1, views: 30 },
        ],
      },
      { id: 'meta', state: 'off', counts: { refused: 1 }, views: { refused: 7, all: 7 } },
    ]);
  });

  test('are those of the chosen sites that the caller may see', async () => {
    const office = officeOf([feed('google'), feed('coast', { siteSlug: 'coast' })]);
    const idsOf = async (sites: string[], own: string[]) =>
      (await answerOf<OutgoingFeedsAnswer>(office.list(call({ sites }, { sites: own })))).feeds.map(
        ({ id }) => id,
      );
    expect(await idsOf([], ['harbour', 'coast'])).toEqual(['google', 'coast']);
    expect(await idsOf(['coast'], ['harbour', 'coast'])).toEqual(['coast']);
    expect(await idsOf(['coast'], ['harbour'])).toEqual([]);
    for (const step of [office.read, office.vehicles, office.exportRefused, office.check])
      await expect(step(call(), 'coast')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('show since when they fail, and the message', async () => {
    await checked('google', { failingSince: new Date('2026-11-29T00:00:00Z'), problem: 'No answer.' });
    const { feed: shown } = await answerOf<OutgoingFeedAnswer>(
      officeOf([feed('google')]).read(call(), 'google'),
    );
    expect(shown).toMatchObject({
      state: 'failing',
      failingSince: '2026-11-29T00:00:00.000Z',
      problem: 'No answer.',
    });
  });

  test('have an address that only administrators see, if the receiver fetches a file', async () => {
    const office = officeOf([feed('google'), feed('meta', { delivery: 'push' })]);
    const address = async (id: string, isManager: boolean) =>
      (await answerOf<OutgoingFeedAnswer>(office.read(call({}, { isManager }), id))).address;
    expect(await address('google', true)).toEqual({
      url: 'https://harbour.example/outgoing/google/1/stock.csv',
      version: 1,
    });
    expect(await address('google', false)).toBeNull();
    expect(await address('meta', true)).toBeNull();
  });
});

describe('the vehicles of an outgoing feed', () => {
  const office = officeOf([feed('google')]);
  const list = (body: object = {}) =>
    answerOf<AdvertsAnswer>(office.vehicles(call({ group: 'all', ...body }), 'google'));

  test('are listed in pages, most viewed first', async () => {
    const stocknums: string[] = [];
    for (const views of [3, 9, 0, 9, 0]) stocknums.push(await advert('google', { isSent: true, views }));
    const [third, nine, none, alsoNine, alsoNone] = stocknums;
    const pages: string[][] = [];
    let after: string | null = null;
    do {
      const page: AdvertsAnswer = await list({ limit: 2, after });
      expect(page.total).toBe(5);
      pages.push(page.vehicles.map(({ stocknum }) => stocknum));
      after = page.next;
    } while (after !== null);
    expect(pages.flat()).toEqual([...[nine, alsoNine].toSorted(), third, ...[none, alsoNone].toSorted()]);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    await expect(list({ after: 'nonsense' })).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('are filtered by state, reason and the beginning of the stock number', async () => {
    const sent = await advert('google', { isSent: true });
    const waiting = await advert('google', { isSent: true, isDue: true });
    const both = await advert('google', { refused: [VIN, PHONE] });
    const phone = await advert('google', { refused: [PHONE] });
    const shown = async (body: object) => (await list(body)).vehicles.map(({ stocknum }) => stocknum);
    expect(await shown({ group: 'sent' })).toEqual([sent]);
    expect(await shown({ group: 'waiting' })).toEqual([waiting]);
    expect(await shown({ group: 'refused' })).toEqual([both, phone]);
    expect(await shown({ group: 'refused', reason: VIN.reason })).toEqual([both]);
    expect(await shown({ stocknum: phone.toLowerCase() })).toEqual([phone]);
    expect(await shown({ stocknum: '%' })).toEqual([]);
  });

  test('have their reasons, each with where to correct it', async () => {
    await advert('google', { refused: [VIN, PHONE], message: 'Rejected.', location: 'location-rocklea' });
    const { vehicles } = await list();
    expect(vehicles[0]).toMatchObject({
      group: 'refused',
      url: expect.stringMatching(/^https:\/\/harbour\.example\/cars\/2021-toyota-hilux-r/),
      reasons: expect.arrayContaining([
        {
          ...VIN,
          mend: { kind: 'column', feed: 'sample', document: 'feed-sample', column: 'Chassis No' },
        },
        { ...PHONE, mend: { kind: 'document', type: 'location', id: 'location-rocklea' } },
        { reason: 'Rejected.', field: '', mend: null },
      ]),
    });
  });

  test('that are refused are exported, a line per reason', async () => {
    const first = await advert('google', { refused: [VIN, PHONE], views: 5 });
    await advert('google', { isSent: true });
    const response = await office.exportRefused(call(), 'google');
    expect(parse(await response.text(), { bom: true, columns: true })).toMatchObject([
      {
        'Stock number': first,
        'Views in 30 days': '5',
        Reason: PHONE.reason,
        Field: 'Dealer phone',
        Column: '',
      },
      {
        'Stock number': first,
        'Views in 30 days': '5',
        Reason: VIN.reason,
        Field: 'VIN',
        Column: 'Chassis No',
      },
    ]);
  });
});

describe('a check of an outgoing feed', () => {
  test('compares all vehicles again without waiting for a retry, wakes a worker and is logged', async () => {
    await checked('google');
    await counter.pool.query(
      `insert into advert_pushes (feed_id, complete_at, retry_at) values ('google', now(), now() + interval '1 hour')`,
    );
    const office = officeOf([feed('google')]);
    const listener = await counter.pool.connect();
    const woken: string[] = [];
    try {
      listener.on('notification', ({ payload = '' }) => void woken.push(payload));
      await listener.query(`listen ${ADVERT_CHANGES_CHANNEL}`);
      await office.check(call(), 'google');
      await vi.waitFor(() => expect(woken).toEqual(['google']));
    } finally {
      await listener.query('unlisten *');
      listener.release();
    }
    const { rows } = await counter.pool.query('select complete_at, retry_at from advert_pushes');
    expect(rows).toEqual([{ complete_at: null, retry_at: null }]);
    expect(log[0]).toEqual({
      facts: { staff: 'p-kim', feed: 'google', site: 'harbour' },
      event: 'advert_check_requested',
    });
  });

  test('is refused while the feed is off', async () => {
    const office = officeOf([feed('google', { isOn: false })]);
    await expect(office.check(call(), 'google')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a new address of an outgoing feed', () => {
  const ID = 'outgoing-renewed';
  const office = officeOf([feed(ID)]);
  const document = (id: string) => lake.client.getDocument<{ secretVersion: number }>(id);

  test('is written to the published document and its draft, once per request', async () => {
    for (const _id of [ID, `drafts.${ID}`])
      await lake.client.createOrReplace({ _id, _type: 'outgoingFeed', secretVersion: 1 });
    const first = await answerOf<OutgoingFeedAnswer['address']>(office.renew(call({ seen: 1 }), ID));
    expect(first).toEqual({ url: `https://harbour.example/outgoing/${ID}/2/stock.csv`, version: 2 });
    expect(await answerOf(office.renew(call({ seen: 1 }), ID))).toEqual(first);
    for (const _id of [ID, `drafts.${ID}`]) expect(await document(_id)).toMatchObject({ secretVersion: 2 });
    expect(log.map(({ event }) => event)).toContain('advert_address_renewed');
  });

  test('is refused without the right to manage feeds', async () => {
    await lake.client.createOrReplace({ _id: ID, _type: 'outgoingFeed', secretVersion: 1 });
    await expect(office.renew(call({ seen: 1 }, { isManager: false }), ID)).rejects.toMatchObject({
      code: 'no_rights',
    });
    expect(await document(ID)).toMatchObject({ secretVersion: 1 });
  });
});

test('the hourly comparison shows only vehicles that differ as waiting', async () => {
  await checked('google');
  await advert('google', { isSent: true });
  await advert('google', { isSent: true });
  const scope = { feedId: 'google', dealershipIds: ['sample-dealer'] };
  const countsNow = async () =>
    (await answerOf<OutgoingFeedsAnswer>(officeOf([feed('google')]).list(call()))).feeds[0]?.counts;
  await queueAll(counter.pool, scope, false);
  expect(await countsNow()).toEqual({ sent: 2, waiting: 0, refused: 0 });
  const { rows } = await counter.pool.query<{ id: string }>('select car_id as id from adverts_due limit 1');
  await markChanged(counter.pool, 'google', [rows[0]?.id ?? '']);
  await queueAll(counter.pool, scope, false);
  expect(await countsNow()).toEqual({ sent: 1, waiting: 1, refused: 0 });
  // A change of the feed's rules may concern every vehicle.
  await queueAll(counter.pool, scope, true);
  expect(await countsNow()).toEqual({ sent: 0, waiting: 2, refused: 0 });
});

describe('the credential of a receiver', () => {
  const pushed = feed('meta', { receiver: 'meta', delivery: 'push' });
  const named = { ...pushed, accounts: { ...pushed.accounts, secret: 'meta-harbour' } };

  test('is stored encrypted and never returned', async () => {
    const office = officeOf([named]);
    const response = await office.setCredential(call({ value: ' a-token\n' }), 'meta');
    expect(await response.clone().text()).not.toContain('a-token');
    expect(await answerOf<CredentialState>(Promise.resolve(response))).toMatchObject({
      name: 'meta-harbour',
      storedAt: expect.any(String),
      canBeStored: true,
    });
    expect(await feedSecret(counter.pool, MASTER, 'meta-harbour', 'outgoing')).toBe('a-token');
    const { credential } = await answerOf<OutgoingFeedAnswer>(office.read(call(), 'meta'));
    expect(credential).toMatchObject({ name: 'meta-harbour', storedAt: expect.any(String) });
    expect(JSON.stringify(log)).not.toContain('a-token');
  });

  test('is kept apart from the secret of an incoming feed with the same name', async () => {
    const secret = { master: MASTER, name: 'meta-harbour' };
    await storeFeedSecret(counter.pool, { ...secret, value: 'of-the-dealer' });
    await expect(feedSecret(counter.pool, MASTER, 'meta-harbour', 'outgoing')).rejects.toThrow(
      'does not exist',
    );
    await officeOf([named]).setCredential(call({ value: 'a-token' }), 'meta');
    expect(await feedSecret(counter.pool, MASTER, 'meta-harbour')).toBe('of-the-dealer');
    expect(await feedSecret(counter.pool, MASTER, 'meta-harbour', 'outgoing')).toBe('a-token');
  });

  test('is still read where an earlier release stored it', async () => {
    const secret = { master: MASTER, name: 'meta-harbour' };
    await storeFeedSecret(counter.pool, { ...secret, value: 'earlier' });
    await counter.pool.query('update feed_secrets set is_shared = true');
    expect(await feedSecret(counter.pool, MASTER, 'meta-harbour', 'outgoing')).toBe('earlier');
    await officeOf([named]).setCredential(call({ value: 'newer' }), 'meta');
    expect(await feedSecret(counter.pool, MASTER, 'meta-harbour', 'outgoing')).toBe('newer');
    expect(await feedSecret(counter.pool, MASTER, 'meta-harbour')).toBe('earlier');
  });

  test('is refused without a name in the document, or without a key', async () => {
    await expect(officeOf([pushed]).setCredential(call({ value: 'a-token' }), 'meta')).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(
      officeOf([named], { secretKey: () => null }).setCredential(call({ value: 'a-token' }), 'meta'),
    ).rejects.toMatchObject({ code: 'not_set_up' });
  });

  test('is shown to administrators only', async () => {
    const { credential } = await answerOf<OutgoingFeedAnswer>(
      officeOf([named]).read(call({}, { isManager: false }), 'meta'),
    );
    expect(credential).toBeNull();
  });
});
