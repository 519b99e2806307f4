import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { collectAlerts } from '@forecourt/lib/leads/alerts/collect.server';
import { readConfirmToken } from '@forecourt/lib/leads/alerts/confirm-link';
import { confirmEmail, emailOf, queueConfirmation } from '@forecourt/lib/leads/alerts/confirmation.server';
import { savePreferences, stopAlerts } from '@forecourt/lib/leads/alerts/preferences.server';
import { SAVED_SEARCH_LIMIT } from '@forecourt/lib/leads/alerts/saved-search';
import {
  removeSearch,
  savedSearchesOf,
  saveSearch,
  updateSearch,
} from '@forecourt/lib/leads/alerts/saved-searches.server';
import { sendNext } from '@forecourt/lib/leads/alerts/send.server';
import { readStopToken } from '@forecourt/lib/leads/alerts/stop-link';
import { alertComposer } from '@forecourt/lib/leads/mail/alert.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { deleteAccount } from '@forecourt/lib/operations/privacy/account.server';
import { forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { KINDS } from '@forecourt/lib/operations/retention/kinds';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { SAMPLE_LENDER } from '@forecourt/lib/vehicle/finance/sample-finance';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import {
  ALERT_SITE,
  changeCar,
  clearAlerts,
  listCar,
  newListener,
  noonTomorrow,
  readAlertSite,
} from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => clearAlerts(database.pool));

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const collect = () => collectAlerts(database.pool, readAlertSite);

async function send(now = noonTomorrow(), site = MAIL_SITE): Promise<Mail[]> {
  const mails: Mail[] = [];
  while (await sendNext(database.pool, readAlertSite, now));
  const compose = async () => 'needless' as const;
  const delivery = {
    sender: { send: async (mail: Mail) => void mails.push(mail), close: () => {} },
    mailDomain: 'forecourt.example',
    compose: {
      lead: compose,
      reservation: compose,
      online_payment: compose,
      waiting_list: compose,
      prize: compose,
      lead_notice: async () => 'needless' as const,
      site_report: compose,
      alert: alertComposer(readerOf(site), SECRET, () => now),
    },
  };
  while (await deliverNext(database.pool, delivery, ({ error }) => Promise.reject(error)));
  return mails;
}

async function savedCar(
  owner: { siteSlug: string; userId: string },
  facts: Partial<VehicleInput> = {},
): Promise<Vehicle> {
  const vehicle = await listCar(database.pool, facts);
  await saveToWatchlist(database.pool, owner, [vehicle.id]);
  await collect();
  return vehicle;
}

describe('unconfirmed email address', () => {
  const confirmationOf = (mail: Mail | undefined) =>
    readConfirmToken(/\/alerts\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '', SECRET);

  test('receives one confirmation mail and no alert until confirmed, and again after a change', async () => {
    const kim = await newListener(database.pool);
    await sql('update users set confirmed_email = null where id = $1', [kim.userId]);
    const vehicle = await savedCar(kim);
    expect(await queueConfirmation(database.pool, kim)).toBe(true);
    expect(await queueConfirmation(database.pool, kim)).toBe(false);
    await changeCar(database.pool, vehicle, { reserved: true });
    await collect();
    const [question, ...others] = await send();
    expect(others).toEqual([]);
    expect(question?.to).toEqual([kim.email]);
    expect(question?.subject).toBe('Confirm your email for alerts from Sample Motors');
    expect(confirmationOf(question)?.userId).toBe(kim.userId);
    expect(confirmationOf(question)?.isFor(kim.email)).toBe(true);
    expect(await sql('select state from alerts')).toEqual([{ state: 'needless' }]);

    expect(await confirmEmail(database.pool, { ...kim, email: 'somebody@else.example' })).toBe(false);
    expect(await confirmEmail(database.pool, kim)).toBe(true);
    expect(await emailOf(database.pool, kim)).toEqual({ email: kim.email, isConfirmed: true });
    await changeCar(database.pool, vehicle, { status: 'sold' });
    await collect();
    expect((await send()).map(({ subject }) => subject)).toEqual(['2021 Toyota HiLux is no longer for sale']);

    await sql("update users set email = 'new@shopper.example' where id = $1", [kim.userId]);
    expect(await emailOf(database.pool, kim)).toMatchObject({ isConfirmed: false });
    expect(await queueConfirmation(database.pool, kim)).toBe(true);
    expect((await send())[0]?.to).toEqual(['new@shopper.example']);
  });

  test('receives no alert created for the previous address', async () => {
    const kim = await newListener(database.pool);
    const vehicle = await savedCar(kim);
    await changeCar(database.pool, vehicle, { reserved: true });
    await collect();
    while (await sendNext(database.pool, readAlertSite, noonTomorrow()));
    await sql("update users set email = 'victim@shopper.example' where id = $1", [kim.userId]);
    expect(await send()).toEqual([]);
  });

  test('receives another confirmation on request, at most three a day, unless unsubscribed', async () => {
    const kim = await newListener(database.pool);
    await sql('update users set confirmed_email = null where id = $1', [kim.userId]);
    for (let count = 0; count < 3; count++)
      expect(await queueConfirmation(database.pool, kim, true)).toBe(true);
    expect(await queueConfirmation(database.pool, kim, true)).toBe(false);
    const lee = await newListener(database.pool, { mail: false, text: true });
    await sql('update users set confirmed_email = null where id = $1', [lee.userId]);
    expect(await queueConfirmation(database.pool, lee, true)).toBe(false);
  });
});

describe('saved car', () => {
  test('sends one mail with both prices, the car and a stop link when it gets cheaper', async () => {
    const kim = await newListener(database.pool);
    const vehicle = await savedCar(kim);
    await changeCar(database.pool, vehicle, { price: 37_500 });
    await collect();
    expect(await send(new Date())).toEqual([]);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([kim.email]);
    expect(mail?.fromName).toBe('Sample Motors');
    expect(mail?.subject).toContain('2021 Toyota HiLux is now $37,500');
    expect(mail?.text).toContain('Was $40,000.');
    expect(mail?.text).toContain(`http://sample.localhost:3000/cars/${vehicle.slug}`);
    const url = new URL(mail?.unsubscribeUrl ?? '');
    const token = /\/alerts\/stop\/([^/]+)\/now$/.exec(url.pathname)?.[1] ?? '';
    expect(readStopToken(token, SECRET)).toEqual({ userId: kim.userId, kinds: ['price_drop'] });
    expect(await send()).toEqual([]);
  });

  test('states the weekly figure of a shopper who chose a deposit and term, with its legal words', async () => {
    const kim = await newListener(database.pool);
    const vehicle = await savedCar(kim, { finance_lenders: [SAMPLE_LENDER] as never });
    await sql('update users set payment_choice = $2 where id = $1', [
      kim.userId,
      { deposit: 8_000, years: 5 },
    ]);
    await changeCar(database.pool, vehicle, { price: 37_500 });
    await collect();
    await send(new Date());
    const [mail] = await send();
    expect(mail?.text).toMatch(
      /\$\d+ per week, 9\.29% p\.a\. comparison rate\. Estimated: \$8,000 deposit, 5-year term/,
    );
    expect(mail?.text).toContain('WARNING: This comparison rate is true only for the examples given');
  });

  test('states the lender’s weekly payment on a site whose cards show it', async () => {
    const kim = await newListener(database.pool);
    const vehicle = await savedCar(kim, { finance_lenders: [SAMPLE_LENDER] as never });
    const mailOf = async (price: number, cardRepayment: string) => {
      await changeCar(database.pool, vehicle, { price });
      await collect();
      await send(new Date());
      const [mail] = await send(noonTomorrow(), { ...MAIL_SITE, finance: { cardRepayment } });
      return mail?.text ?? '';
    };
    const shown = await mailOf(37_500, 'priceAndWeekly');
    expect(shown).toContain('From $160 per week, 9.29% p.a. comparison rate. Estimated: ');
    expect(shown).toContain('WARNING: This comparison rate is true only for the examples given');
    expect(await mailOf(36_500, 'priceOnly')).not.toMatch(/per week|WARNING/);
  });

  test('sends nothing when the price drops and recovers within an hour', async () => {
    const kim = await newListener(database.pool);
    const vehicle = await savedCar(kim);
    const cheaper = await changeCar(database.pool, vehicle, { price: 3_999 });
    await collect();
    await changeCar(database.pool, cheaper, { price: 40_000 });
    await collect();
    expect(await send()).toEqual([]);
    expect(await sql('select state from alerts')).toEqual([{ state: 'needless' }]);
  });

  test('sends one alert each for reserved, free and sold, combined in one mail', async () => {
    const kim = await newListener(database.pool);
    const [one, other] = [await savedCar(kim), await savedCar(kim)];
    const reservedCar = await changeCar(database.pool, one, { reserved: true });
    await changeCar(database.pool, other, { status: 'sold' });
    await collect();
    const [mail] = await send();
    expect(mail?.subject).toBe('2 updates on cars you saved');
    expect(mail?.text).toContain('It has been reserved, but reservations can fall through.');
    expect(mail?.text).toContain('Sold, or taken off sale.');
    await changeCar(database.pool, reservedCar, { reserved: false });
    await collect();
    expect((await send()).map(({ subject }) => subject)).toEqual(['2021 Toyota HiLux is available again']);
    expect(await send()).toEqual([]);
  });

  test('sends nothing when it is reserved and free again before an alert is sent', async () => {
    const vehicle = await savedCar(await newListener(database.pool));
    const reservedCar = await changeCar(database.pool, vehicle, { reserved: true });
    await collect();
    await changeCar(database.pool, reservedCar, { reserved: false });
    await collect();
    expect(await send()).toEqual([]);
  });

  test('notifies only people who opted in and still save it, and not its reserver', async () => {
    const silent = await newListener(database.pool, { kinds: ['sold'] });
    const stoppedListener = await newListener(database.pool);
    const leaver = await newListener(database.pool);
    const vehicle = await savedCar(silent);
    for (const owner of [stoppedListener, leaver]) await saveToWatchlist(database.pool, owner, [vehicle.id]);
    await changeCar(database.pool, vehicle, { price: 30_000 });
    await collect();
    await transaction(database.pool, (connection) =>
      stopAlerts(connection, { ...stoppedListener, kinds: ['price_drop'] }),
    );
    await sql('delete from watchlist_items where user_id = $1', [leaver.userId]);
    expect(await send()).toEqual([]);
    expect(await sql('select channel, given, source from alert_consents')).toEqual([
      { channel: 'mail', given: false, source: 'stop link' },
    ]);
  });

  test('holds alerts of the night until morning, including a mail the server delayed', async () => {
    const vehicle = await savedCar(await newListener(database.pool));
    await changeCar(database.pool, vehicle, { status: 'sold' });
    await collect();
    const midnight = new Date(noonTomorrow().getTime() + 12 * 3_600_000);
    expect(await send(midnight)).toEqual([]);
    expect(await send(new Date(midnight.getTime() + 7 * 3_600_000))).toEqual([]);
    expect(await send(new Date(midnight.getTime() + 8 * 3_600_000))).toHaveLength(1);
  });
});

describe('saved search', () => {
  const search = { name: 'Utes', address: '/search?x=1', words: '', frequency: 'at_once' } as const;
  const keep = (
    owner: { siteSlug: string; userId: string },
    filter: string,
    address: string = search.address,
  ) => saveSearch(database.pool, owner, { ...search, filter, address });

  test('reports a newly matching car once, and no car that was already listed', async () => {
    const kim = await newListener(database.pool);
    const dear = await listCar(database.pool, { price: 50_000 });
    await listCar(database.pool, { price: 20_000 });
    await collect();
    await keep(kim, 'make:Toyota AND sort_price <= 45000');
    const fresh = await listCar(database.pool);
    await listCar(database.pool, { make: 'Kia' });
    await collect();
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(fresh.slug);
    expect(mail?.text).toContain('Matches “Utes”.');
    expect(mail?.text).toContain('http://sample.localhost:3000/search?x=1');
    await changeCar(database.pool, fresh, { km: 1 });
    const cheap = await changeCar(database.pool, dear, { price: 44_000 });
    await collect();
    expect((await send())[0]?.text).toContain(cheap.slug);
    await changeCar(database.pool, fresh, { reserved: true });
    await collect();
    await changeCar(database.pool, fresh, {});
    await collect();
    expect(await send()).toEqual([]);
  });

  describe('by weekly figures', () => {
    const lender = { ...SAMPLE_LENDER, balloon: null };
    const cheap = 'weekly_price_range:"$75 to $100 a week"';
    const dear = 'weekly_price_range:"$150 to $200 a week"';
    const approve = (userId: string, expiresAt: Date) =>
      sql(
        `insert into finance_applications (site_slug, user_id, token, inputs, status, approval)
         values ('sample', $1, gen_random_uuid(), '{}', 'created', $2)`,
        [userId, { lender: 'YouX', amount: 20_000, rate: 7, comparisonRate: 8, years: 5, fee: 0, expiresAt }],
      );
    const alertsOf = async () =>
      (await sql(`select user_id as "userId" from alerts order by user_id`)).map(({ userId }) => userId);
    const listFinanced = async (price: number) => {
      const vehicle = await listCar(database.pool, { price, finance_lenders: [lender] as never });
      await collect();
      return vehicle;
    };

    test('go by the payments of lenders until the shopper says how they pay', async () => {
      const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
      await keep(kim, dear);
      await keep(lee, cheap);
      await listFinanced(40_000);
      expect(await alertsOf()).toEqual([kim.userId]);
    });

    test('go by the deposit and term of a shopper', async () => {
      const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
      await keep(kim, dear);
      await keep(lee, cheap);
      await sql('update users set payment_choice = $1', [{ deposit: 14_000, years: 5 }]);
      const vehicle = await listFinanced(40_000);
      expect(await alertsOf()).toEqual([lee.userId]);
      await changeCar(database.pool, vehicle, { km: 1 });
      await collect();
      expect(await alertsOf()).toEqual([lee.userId]);
    });

    test('go by a pre-approval until it expires', async () => {
      const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
      await keep(kim, cheap);
      await keep(lee, cheap);
      await approve(kim.userId, new Date(Date.now() + 86_400_000));
      await approve(lee.userId, new Date(Date.now() - 1_000));
      await listFinanced(19_000);
      expect(await alertsOf()).toEqual([kim.userId]);
    });
  });

  test('compares drive-away prices on a site that shows them first', async () => {
    const { scope, ...site } = ALERT_SITE;
    const readSite = async () => ({
      ...site,
      scope: { ...scope, settings: { ...scope.settings, priceLead: 'driveAway' as const } },
    });
    const mailSite: typeof MAIL_SITE = {
      ...MAIL_SITE,
      settings: { phoneOverride: null, phoneByCarType: null, noPriceText: null, priceLead: 'driveAway' },
    };
    const collectThere = () => collectAlerts(database.pool, readSite);
    await keep(await newListener(database.pool), 'sort_price <= 42000');
    const two = { price_type: 'Excl. Govt. Charges', before_price: 45_000 };
    const dear = await listCar(database.pool, { ...two, price: 40_000, drive_away_price: 43_500 });
    const cheap = await listCar(database.pool, { ...two, price: 38_000, drive_away_price: 41_500 });
    await collectThere();
    const [fresh] = await send(noonTomorrow(), mailSite);
    expect(fresh?.text).toContain(cheap.slug);
    expect(fresh?.text).toContain('$41,500 Drive Away');
    expect(fresh?.text).not.toContain(dear.slug);

    await saveToWatchlist(database.pool, await newListener(database.pool), [dear.id]);
    await changeCar(database.pool, dear, { price: 39_500, drive_away_price: 43_000 });
    await collectThere();
    const [cheaper] = await send(noonTomorrow(), mailSite);
    expect(cheaper?.subject).toContain('is now $43,000 Drive Away');
    expect(cheaper?.text).not.toContain('40,000');
  });

  test('sends one daily mail with all new cars in the morning', async () => {
    const kim = await newListener(database.pool);
    await saveSearch(database.pool, kim, { ...search, filter: '', frequency: 'daily' });
    for (let car = 0; car < 3; car++) await listCar(database.pool);
    await collect();
    // The daily alert is scheduled for the morning from the start, so it does not delay immediate alerts.
    expect(
      await sql(
        `select count(*)::int from alerts where extract(hour from due_at at time zone 'Australia/Brisbane') = 8`,
      ),
    ).toEqual([{ count: 3 }]);
    const mails = await send();
    expect(mails.map(({ subject }) => subject)).toEqual(['3 new cars for your saved searches']);
  });

  test('can be renamed, rescheduled and deleted with its alerts by its owner only', async () => {
    const [kim, lee] = [await newListener(database.pool), await newListener(database.pool)];
    await keep(kim, 'make:Toyota');
    const [keptSearch] = await savedSearchesOf(database.pool, kim);
    const id = keptSearch?.id ?? '';
    await updateSearch(database.pool, lee, { id, name: 'Mine', frequency: 'daily' });
    await removeSearch(database.pool, lee, id);
    expect(await savedSearchesOf(database.pool, kim)).toMatchObject([{ name: 'Utes', frequency: 'at_once' }]);
    await updateSearch(database.pool, kim, { id, name: 'My utes', frequency: 'daily' });
    expect(await savedSearchesOf(database.pool, kim)).toMatchObject([
      { name: 'My utes', frequency: 'daily' },
    ]);
    await listCar(database.pool);
    await collect();
    await removeSearch(database.pool, kim, id);
    expect(await sql('select id from alerts')).toEqual([]);
    await removeSearch(database.pool, kim, 'x');
  });

  test('is stored up to the limit under concurrent requests, equal ones once', async () => {
    const kim = await newListener(database.pool);
    const isKept = await Promise.all(
      Array.from({ length: SAVED_SEARCH_LIMIT + 5 }, (_, n) => keep(kim, '', `/search?x=${n}`)),
    );
    expect(isKept.filter(Boolean)).toHaveLength(SAVED_SEARCH_LIMIT);
    const [first] = await savedSearchesOf(database.pool, kim);
    expect(await keep(kim, '', first?.address)).toBe(true);
    expect(await savedSearchesOf(database.pool, kim)).toHaveLength(SAVED_SEARCH_LIMIT);
  });
});

test('stores the wording of the consent, and deletes everything with the account', async () => {
  const kim = await newListener(database.pool, { kinds: [] });
  const vehicle = await savedCar(kim);
  const preference = { kind: 'sold', byMail: true, byText: true, byPush: true, frequency: 'daily' } as const;
  const agree = () =>
    transaction(database.pool, (connection) =>
      savePreferences(connection, kim.userId, [preference], { words: 'I agree', source: 'garage' }),
    );
  await agree();
  await agree();
  expect(await sql('select kind, channel, given, words from alert_consents order by id')).toEqual([
    { kind: 'sold', channel: 'mail', given: true, words: 'I agree' },
    { kind: 'sold', channel: 'text', given: true, words: 'I agree' },
    { kind: 'sold', channel: 'push', given: true, words: 'I agree' },
  ]);
  await changeCar(database.pool, vehicle, { status: 'sold' });
  await collect();
  await send();
  expect(await sql('select channel from alert_messages order by channel')).toHaveLength(2);
  await deleteAccount(database.pool, { ...kim, phone: kim.phone });
  for (const table of ['alerts', 'alert_messages', 'alert_preferences', 'alert_consents', 'mail_deliveries'])
    expect([table, await sql(`select from ${table}`)]).toEqual([table, []]);
});

test('deletes sent alerts after a while, but no pending ones', async () => {
  const vehicle = await savedCar(await newListener(database.pool));
  await changeCar(database.pool, vehicle, { status: 'sold' });
  await collect();
  await sql('update alerts set created_at = now() - make_interval(days => $1)', [KINDS.alerts.days + 1]);
  await forgetKind(database.pool, 'alerts');
  expect(await sql('select from alerts')).toHaveLength(1);
  await sql("update alerts set state = 'told'");
  await forgetKind(database.pool, 'alerts');
  expect(await sql('select from alerts')).toEqual([]);
});
