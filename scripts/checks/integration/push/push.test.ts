import { randomUUID } from 'node:crypto';
import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { collectAlerts } from '@forecourt/lib/leads/alerts/collect.server';
import { savePreferences, stopAlerts } from '@forecourt/lib/leads/alerts/preferences.server';
import { sendNext } from '@forecourt/lib/leads/alerts/send.server';
import { pushComposer } from '@forecourt/lib/leads/push/compose.server';
import { MOST_SUBSCRIPTIONS } from '@forecourt/lib/leads/push/kinds';
import { queueHoldReminders, queuePush } from '@forecourt/lib/leads/push/queue.server';
import { type PushOptions, sendNextPush } from '@forecourt/lib/leads/push/send.server';
import {
  markSeen,
  removeSubscription,
  savePushPreferences,
  saveSubscription,
} from '@forecourt/lib/leads/push/subscriptions.server';
import { deleteAccount } from '@forecourt/lib/operations/privacy/account.server';
import { hashOf } from '@forecourt/lib/platform/crypto/secret.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import { push } from '../../../emulators/partners/push/routes.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { vapidKeys } from '../../../emulators/settings.ts';
import {
  ALERT_SITE,
  changeCar,
  clearAlerts,
  listCar,
  newListener,
  noonTomorrow,
  readAlertSite,
} from '../alerts/testing.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = vapidKeys();
let database: TestDatabase;
let service: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await startTestDatabase();
  service = await listen(new Hono().route('/', push(publicKey)).fetch, 0);
});
afterAll(async () => {
  await service.close();
  await database.stop();
});
beforeEach(() => clearAlerts(database.pool));

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

interface Shopper {
  siteSlug: string;
  userId: string;
  phone: string;
}
interface Browser {
  endpoint: string;
  token: string;
}

/** At the dealer, outside the quiet hours and within them. */
const DAY = new Date('2026-03-05T05:40:00Z');
const NIGHT = new Date('2026-03-05T14:00:00Z');

const options = (facts: Partial<PushOptions> = {}): PushOptions => ({
  pool: database.pool,
  readSite: readAlertSite,
  sender: { publicKey, privateKey, subject: 'mailto:hello@forecourt.example', emulator: service.url },
  compose: pushComposer(readerOf(MAIL_SITE), SECRET, () => new Date('2026-03-05T05:40:00Z')),
  clock: () => DAY,
  ...facts,
});

async function sendAll(facts: Partial<PushOptions> = {}): Promise<void> {
  while (await sendNextPush(options(facts)));
}

const subscriptionOf = async () =>
  (await (await fetch(`${service.url}/push/subscriptions`, { method: 'POST' })).json()) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };

/** Signs an account in and adds a browser. */
async function addBrowser({ siteSlug, userId }: Shopper): Promise<Browser> {
  const token = randomUUID();
  await sql(
    "insert into sessions (token_hash, user_id, site_slug, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [hashOf(token), userId, siteSlug],
  );
  const { endpoint, keys } = await subscriptionOf();
  const isSaved = await transaction(database.pool, (connection) =>
    saveSubscription(connection, { siteSlug, userId }, token, { endpoint, ...keys }),
  );
  expect(isSaved).toBe(true);
  return { endpoint, token };
}

const receivedBy = async ({ endpoint }: Browser) =>
  (await (await fetch(endpoint)).json()) as {
    id: string;
    title: string;
    body: string;
    path: string;
    unread: number;
  }[];

const setFault = (endpoint: string, status: number) =>
  fetch(`${endpoint}/fault`, { method: 'PUT', body: String(status) });

const dueNow = () => sql("update push_messages set due_at = now() where state in ('waiting', 'sending')");

const queue = (kim: Shopper, subject: string) =>
  queuePush(database.pool, { ...kim, kind: 'message', subject });

/** Composes a notification whose text is its subject. */
const plain: PushOptions['compose'] = async (_, { subject }) => ({
  title: 'Title',
  body: subject,
  path: '/my-garage',
});

async function reserve(kim: Shopper, heldFor = '2 days'): Promise<string> {
  const vehicle = await listCar(database.pool);
  const [row] = await sql(
    `insert into reservations (id, reference, return_url, token, site_slug, car_id, car, dealership_id, name, email, mobile, choices,
       status, held_until, hold_hours, payment_page, amount_cents, currency, paid_cents, paid_at)
     values ($1::uuid, left($1::text, 8), '', $1::uuid, $2, $3, $4, 'sample-dealer', 'Kim Nguyen', 'kim@shopper.example',
       '0' || substr($5, 4), '{}', 'paid', now() + $6::interval, 48, 'elements', 20000, 'aud', 20000, now())
     returning id`,
    [
      randomUUID(),
      kim.siteSlug,
      vehicle.id,
      JSON.stringify({
        id: vehicle.id,
        slug: vehicle.slug,
        title: '2021 Toyota HiLux',
        subtitle: null,
        stocknum: 'A',
        price: 40_000,
        picture: null,
      }),
      kim.phone,
      heldFor,
    ],
  );
  return row.id;
}

describe('alerts', () => {
  test('send one notification to each browser, with the time of the price', async () => {
    const kim = await newListener(database.pool, { mail: false, push: true });
    const browsers = [await addBrowser(kim), await addBrowser(kim)];
    const vehicle = await listCar(database.pool);
    await saveToWatchlist(database.pool, kim, [vehicle.id]);
    await collectAlerts(database.pool, readAlertSite);
    await changeCar(database.pool, vehicle, { reserved: true });
    await collectAlerts(database.pool, readAlertSite);
    while (await sendNext(database.pool, readAlertSite, noonTomorrow()));
    await sendAll();
    await sendAll();
    for (const browser of browsers)
      expect(await receivedBy(browser)).toEqual([
        {
          id: expect.any(String),
          title: '2021 Toyota HiLux',
          body: 'Has been reserved. As at 5 Mar 2026, 3:40 pm.',
          path: `/cars/${vehicle.slug}`,
          unread: 1,
        },
      ]);
    expect(await sql('select channel, state from alert_messages')).toEqual([
      { channel: 'push', state: 'handed_over' },
    ]);
  });

  test('are not sent on a site without the app, nor to an account without a browser', async () => {
    const kim = await newListener(database.pool, { mail: false, push: true });
    const lee = await newListener(database.pool, { mail: false, push: true });
    await addBrowser(kim);
    const vehicle = await listCar(database.pool);
    for (const shopper of [kim, lee]) await saveToWatchlist(database.pool, shopper, [vehicle.id]);
    await collectAlerts(database.pool, readAlertSite);
    await changeCar(database.pool, vehicle, { reserved: true });
    await collectAlerts(database.pool, readAlertSite);
    const withoutApp = async () => ({ ...ALERT_SITE, hasApp: false });
    while (await sendNext(database.pool, withoutApp, noonTomorrow()));
    expect(await sql('select state from alerts order by id')).toEqual([
      { state: 'needless' },
      { state: 'needless' },
    ]);
    expect(await sql('select from push_messages')).toEqual([]);
  });

  test('record consent for notifications, and end with the stop link', async () => {
    const kim = await newListener(database.pool, { kinds: [] });
    const preference = {
      kind: 'sold',
      byMail: false,
      byText: false,
      byPush: true,
      frequency: 'daily',
    } as const;
    await transaction(database.pool, (connection) =>
      savePreferences(connection, kim.userId, [preference], { words: 'I agree', source: 'garage' }),
    );
    await transaction(database.pool, (connection) => stopAlerts(connection, { ...kim, kinds: ['sold'] }));
    expect(await sql('select channel, given from alert_consents order by id')).toEqual([
      { channel: 'push', given: true },
      { channel: 'push', given: false },
    ]);
  });
});

describe('a reservation', () => {
  test('notifies its shopper once when the dealer agrees, and not in other browsers', async () => {
    const kim = await newListener(database.pool);
    const other = await newListener(database.pool);
    const [own, foreign] = [await addBrowser(kim), await addBrowser(other)];
    const id = await reserve(kim);
    await sql("update reservations set status = 'agreed' where id = $1", [id]);
    await sql("update reservations set status = 'agreed' where id = $1", [id]);
    await sendAll();
    expect((await receivedBy(own)).map(({ title, body, path }) => [title, body, path])).toEqual([
      ['2021 Toyota HiLux', 'The dealer has confirmed your reservation.', '/my-garage#reservations'],
    ]);
    expect(await receivedBy(foreign)).toEqual([]);
  });

  test('skips a step that has been overtaken', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    const id = await reserve(kim);
    await sql("update reservations set status = 'refund_pending' where id = $1", [id]);
    await sql("update reservations set status = 'refunded' where id = $1", [id]);
    await sendAll();
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual([
      'Your reservation fee has been refunded.',
    ]);
  });

  test('reminds once of a hold that ends within four hours', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await reserve(kim, '3 hours');
    await reserve(kim, '5 hours');
    // Holds that end at 3 and 5 pm, at noon.
    const noon = new Date('2026-03-05T02:00:00Z');
    await sql('update reservations set held_until = held_until + ($1::timestamptz - now())', [noon]);
    await queueHoldReminders(database.pool, readAlertSite, noon);
    await queueHoldReminders(database.pool, readAlertSite, noon);
    await sendAll({ compose: pushComposer(readerOf(MAIL_SITE), SECRET, () => noon) });
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Your reservation ends \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m\.$/),
    ]);
  });

  test('sends nothing to an account that turned these notifications off', async () => {
    const kim = await newListener(database.pool);
    await addBrowser(kim);
    await savePushPreferences(database.pool, kim.userId, { holds: false, messages: true });
    const id = await reserve(kim);
    await sql("update reservations set status = 'agreed' where id = $1", [id]);
    expect(await sql('select from push_messages')).toEqual([]);
  });
});

describe('a message from the dealer', () => {
  const local = ({ phone }: Shopper) => phone.replace('+61', '0');

  /** Stores a message of staff to a lead, as the outbox finds it. */
  async function write(kim: Shopper, facts: { leads: string[]; address: string }): Promise<string> {
    const thread = randomUUID();
    await sql('insert into lead_threads (id, site_slug) values ($1, $2)', [thread, kim.siteSlug]);
    const ids: string[] = [];
    for (const phone of facts.leads) {
      const id = randomUUID();
      await sql(
        `insert into leads (id, site_slug, token, kind, payload, fingerprint, thread_id)
         values ($1, $2, gen_random_uuid(), 'enquiry', jsonb_build_object('phone', $3::text), 'x', $4)`,
        [id, kim.siteSlug, phone, thread],
      );
      ids.push(id);
    }
    const message = randomUUID();
    await sql(
      `insert into lead_messages (id, thread_id, lead_id, direction, channel, text, state, sent_at, address)
       values ($1, $2, $3, 'out', 'sms', 'Yes, it is.', 'waiting', now(), $4)`,
      [message, thread, ids[0], facts.address],
    );
    return message;
  }
  const send = (id: string) => sql("update lead_messages set state = 'sent' where id = $1", [id]);

  test('notifies its shopper once it is sent, without its text', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    const id = await write(kim, { leads: [local(kim)], address: local(kim) });
    await sendAll();
    expect(await receivedBy(browser)).toEqual([]);
    await send(id);
    await sql("update lead_messages set state = 'delivered' where id = $1", [id]);
    await sendAll();
    expect((await receivedBy(browser)).map(({ title, body, path }) => [title, body, path])).toEqual([
      [MAIL_SITE.name, 'You have a new message. Open My Garage to read it.', '/my-garage#enquiries'],
    ]);
  });

  test('to somebody else in the thread notifies nobody who may not read it', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await send(await write(kim, { leads: [local(kim), '0499999999'], address: '0499999999' }));
    await sendAll();
    expect(await receivedBy(browser)).toEqual([]);
    expect(await sql('select state from push_messages')).toEqual([{ state: 'needless' }]);
  });
});

describe('delivery', () => {
  test('keeps the order of a browser while the first is retried', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await queue(kim, 'second');
    await setFault(browser.endpoint, 429);
    await sendAll({ compose: plain });
    expect(await sql('select subject, state, attempts, problem from push_messages order by id')).toEqual([
      { subject: 'first', state: 'waiting', attempts: 1, problem: 'answered 429' },
      { subject: 'second', state: 'waiting', attempts: 0, problem: null },
    ]);
    await setFault(browser.endpoint, 0);
    await dueNow();
    await sendAll({ compose: plain });
    expect((await receivedBy(browser)).map(({ body, unread }) => [body, unread])).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
  });

  test('counts unread notifications from the last visit to the garage', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await sendAll({ compose: plain });
    expect(await markSeen(database.pool, kim, browser.token, browser.endpoint)).toBe(true);
    await queue(kim, 'second');
    await sendAll({ compose: plain });
    expect((await receivedBy(browser)).map(({ unread }) => unread)).toEqual([1, 1]);
  });

  test('marks only browsers of the account as read, and ties them to the newer session', async () => {
    const kim = await newListener(database.pool);
    const sam = await newListener(database.pool);
    const browser = await addBrowser(kim);
    const others = await addBrowser(sam);
    const { token } = await addBrowser(kim);
    expect(await markSeen(database.pool, sam, others.token, browser.endpoint)).toBe(false);
    expect(await markSeen(database.pool, kim, others.token, browser.endpoint)).toBe(false);
    expect(await markSeen(database.pool, kim, token, browser.endpoint)).toBe(true);
    await sql('delete from sessions where token_hash = $1', [hashOf(browser.token)]);
    expect(await markSeen(database.pool, kim, token, browser.endpoint)).toBe(true);
  });

  test('sends nothing after the session has expired', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await sql("update sessions set expires_at = now() - interval '1 minute' where user_id = $1", [
      kim.userId,
    ]);
    await sendAll({ compose: plain });
    expect(await receivedBy(browser)).toEqual([]);
    expect(await sql('select state from push_messages')).toEqual([{ state: 'needless' }]);
  });

  test('sends nothing that was turned off while it waited', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await savePushPreferences(database.pool, kim.userId, { holds: true, messages: false });
    await sendAll({ compose: plain });
    expect(await receivedBy(browser)).toEqual([]);
  });

  test.each([404, 410])('removes a subscription that the push service answers with %d', async (status) => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await queue(kim, 'second');
    await setFault(browser.endpoint, status);
    await sendAll({ compose: plain });
    expect(await sql('select from push_subscriptions')).toEqual([]);
    expect(await sql('select from push_messages')).toEqual([]);
  });

  test('gives up a message that the push service refuses, and sends the next', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await setFault(browser.endpoint, 413);
    await sendAll({ compose: plain });
    await setFault(browser.endpoint, 0);
    await queue(kim, 'second');
    await sendAll({ compose: plain });
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual(['second']);
    expect(await sql('select state from push_messages order by id')).toEqual([
      { state: 'dead' },
      { state: 'sent' },
    ]);
  });

  test('sends again with the same id after a worker stopped in between', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await sendAll({ compose: plain });
    await sql("update push_messages set state = 'sending', sent_at = null");
    await dueNow();
    await sendAll({ compose: plain });
    const ids = (await receivedBy(browser)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('adds an event only once, however often it is queued', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await Promise.all(Array.from({ length: 5 }, () => queue(kim, 'same')));
    await Promise.all([sendAll({ compose: plain }), sendAll({ compose: plain })]);
    expect(await receivedBy(browser)).toHaveLength(1);
  });

  test('keeps a message while its push service fails', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'first');
    await setFault(browser.endpoint, 503);
    await sendAll({ compose: plain });
    expect(await sql('select state, attempts, problem from push_messages')).toEqual([
      { state: 'waiting', attempts: 1, problem: 'answered 503' },
    ]);
  });
});

describe('quiet hours', () => {
  test('keep a message until the morning, but not a hold that ends before', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'message');
    await sendAll({ compose: plain, clock: () => NIGHT });
    expect(await receivedBy(browser)).toEqual([]);
    const [waiting] = await sql(
      "select state, attempts, due_at > now() + interval '7 hours 50 minutes' as waits, due_at < now() + interval '8 hours 10 minutes' as wakes from push_messages",
    );
    expect(waiting).toEqual({ state: 'waiting', attempts: 0, waits: true, wakes: true });
    await queuePush(database.pool, { ...kim, kind: 'hold', subject: 'a:ends' });
    await sendAll({ compose: plain, clock: () => NIGHT });
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual(['a:ends']);
    await dueNow();
    await sendAll({ compose: plain });
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual(['a:ends', 'message']);
  });

  test('do not let a message that failed in the evening hold back a hold that ends at night', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'message');
    await sql('update push_messages set attempts = 3');
    await sendAll({ compose: plain, clock: () => NIGHT });
    await queuePush(database.pool, { ...kim, kind: 'hold', subject: 'a:ends' });
    await sendAll({ compose: plain, clock: () => NIGHT });
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual(['a:ends']);
  });

  test('leave out a message that was read in the garage meanwhile', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    await queue(kim, 'message');
    await sendAll({ compose: plain, clock: () => NIGHT });
    await markSeen(database.pool, kim, browser.token, browser.endpoint);
    await dueNow();
    await sendAll({ compose: plain });
    expect(await receivedBy(browser)).toEqual([]);
    expect(await sql('select state from push_messages')).toEqual([{ state: 'needless' }]);
  });

  test('remind in the evening of a hold that ends at night, and of no other', async () => {
    const kim = await newListener(database.pool);
    const browser = await addBrowser(kim);
    const id = await reserve(kim);
    // It ends at 3 am at the dealer.
    await sql("update reservations set held_until = '2026-03-05T17:00:00Z' where id = $1", [id]);
    await queueHoldReminders(database.pool, readAlertSite, new Date('2026-03-05T09:55:00Z'));
    expect(await sql('select from push_messages')).toEqual([]);
    const evening = new Date('2026-03-05T10:00:00Z');
    await queueHoldReminders(database.pool, readAlertSite, evening);
    await sendAll({ compose: plain, clock: () => evening });
    expect((await receivedBy(browser)).map(({ body }) => body)).toEqual([`${id}:ends`]);
  });
});

describe('a subscription', () => {
  test('ends with its session', async () => {
    const kim = await newListener(database.pool);
    const [one, two] = [await addBrowser(kim), await addBrowser(kim)];
    await sql('delete from sessions where token_hash = $1', [hashOf(one.token)]);
    expect(await sql('select endpoint from push_subscriptions')).toEqual([{ endpoint: two.endpoint }]);
  });

  test('is refused without a session of the account', async () => {
    const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
    const { token } = await addBrowser(lee);
    const keys = { endpoint: 'https://fcm.googleapis.com/fcm/send/other', p256dh: 'p', auth: 'a' };
    expect(
      await transaction(database.pool, (connection) => saveSubscription(connection, kim, token, keys)),
    ).toBe(false);
  });

  test('moves to the account that signs in next, without what waited for the first', async () => {
    const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
    const browser = await addBrowser(kim);
    await queue(kim, 'private');
    const token = randomUUID();
    await sql(
      "insert into sessions (token_hash, user_id, site_slug, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [hashOf(token), lee.userId, lee.siteSlug],
    );
    await transaction(database.pool, (connection) =>
      saveSubscription(connection, lee, token, { endpoint: browser.endpoint, p256dh: 'p', auth: 'a' }),
    );
    expect(await sql('select user_id from push_subscriptions')).toEqual([{ user_id: lee.userId }]);
    expect(await sql('select from push_messages')).toEqual([]);
  });

  test('is removed by its owner only', async () => {
    const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
    const { endpoint } = await addBrowser(kim);
    await removeSubscription(database.pool, lee, endpoint);
    expect(await sql('select from push_subscriptions')).toHaveLength(1);
    await removeSubscription(database.pool, kim, endpoint);
    expect(await sql('select from push_subscriptions')).toHaveLength(0);
  });

  test('gives way to newer ones beyond the limit of an account', async () => {
    const kim = await newListener(database.pool);
    const first = await addBrowser(kim);
    for (let count = 0; count < MOST_SUBSCRIPTIONS; count += 1) await addBrowser(kim);
    const left = await sql('select endpoint from push_subscriptions');
    expect(left).toHaveLength(MOST_SUBSCRIPTIONS);
    expect(left).not.toContainEqual({ endpoint: first.endpoint });
  });

  test('is deleted with the account', async () => {
    const kim = await newListener(database.pool);
    await addBrowser(kim);
    await queue(kim, 'first');
    await deleteAccount(database.pool, kim);
    expect(await sql('select from push_subscriptions')).toEqual([]);
    expect(await sql('select from push_messages')).toEqual([]);
  });
});
