import { randomUUID } from 'node:crypto';
import { OWN_VEHICLE_LIMIT } from '@forecourt/lib/accounts/garage/own-vehicle';
import {
  addOwnVehicle,
  ownVehiclesOf,
  removeOwnVehicle,
} from '@forecourt/lib/accounts/garage/own-vehicles.server';
import {
  removeFromWatchlist,
  saveToWatchlist,
  type WatchlistOwner,
  watchlistItemsOf,
} from '@forecourt/lib/accounts/watchlist/items.server';
import { WATCHLIST_LIMIT } from '@forecourt/lib/accounts/watchlist/limit';
import { cheaperSince } from '@forecourt/lib/inventory/stock/price-drops.server';
import { enquiriesOf, reservationsOf } from '@forecourt/lib/leads/shopper-history.server';
import { deleteAccount, saveDetails } from '@forecourt/lib/operations/privacy/account.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const AT_ONCE = 20;
const PHONE = '+61412345678';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query('truncate users, leads cascade');
});

const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;

async function newOwner(siteSlug = 'sample', phone = PHONE): Promise<WatchlistOwner> {
  const userId = randomUUID();
  await sql('insert into users (id, site_slug, phone) values ($1, $2, $3)', [userId, siteSlug, phone]);
  return { siteSlug, userId };
}

async function cars(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place++) ids.push((await counter.addCar()).id);
  return ids;
}

const savedIds = async (owner: WatchlistOwner) =>
  (await watchlistItemsOf(counter.pool, owner)).map(({ carId }) => carId);

const NO_LIMITS: Record<'braked' | 'ball' | 'gcm', number | null> = { braked: null, ball: null, gcm: null };

describe('a watchlist on real PostgreSQL', () => {
  test('stores one row with an id under twenty parallel saves (WATCH-06 OPEN-129)', async () => {
    const owner = await newOwner();
    const [car = ''] = await cars(1);
    const calls = Array.from({ length: AT_ONCE }, () => saveToWatchlist(counter.pool, owner, [car]));
    for (const saved of await Promise.all(calls)) expect(saved).toEqual([car]);
    const items = await watchlistItemsOf(counter.pool, owner);
    expect(items).toHaveLength(1);
    expect(items[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('never exceeds its limit under parallel saves (OPEN-129)', async () => {
    const owner = await newOwner();
    const all = await cars(WATCHLIST_LIMIT - 1 + AT_ONCE);
    const first = all.slice(0, WATCHLIST_LIMIT - 1);
    expect(await saveToWatchlist(counter.pool, owner, first)).toHaveLength(first.length);
    const last = all.slice(WATCHLIST_LIMIT - 1);
    const results = await Promise.all(last.map((id) => saveToWatchlist(counter.pool, owner, [id])));
    expect(results.filter((saved) => saved.length === 1)).toHaveLength(1);
    expect(await savedIds(owner)).toHaveLength(WATCHLIST_LIMIT);
    expect(await saveToWatchlist(counter.pool, owner, [first[0] ?? ''])).toEqual([first[0]]);
    await removeFromWatchlist(counter.pool, owner, first[0] ?? '');
    expect(await saveToWatchlist(counter.pool, owner, [last.at(-1) ?? ''])).toHaveLength(1);
  });

  test('takes favourites in their order up to the limit, each once (OPEN-020)', async () => {
    const owner = await newOwner();
    const all = await cars(WATCHLIST_LIMIT + 5);
    await saveToWatchlist(counter.pool, owner, all.slice(0, 2));
    const saved = await saveToWatchlist(counter.pool, owner, [...all, ...all.slice(0, 3)]);
    expect(new Set(saved)).toEqual(new Set(all.slice(0, WATCHLIST_LIMIT)));
    expect(await savedIds(owner)).toHaveLength(WATCHLIST_LIMIT);
  });

  test('belongs to one account on one site and keeps sold cars (SITE-59)', async () => {
    const mine = await newOwner();
    const other = await newOwner('sample', '+61412345679');
    const elsewhere = await newOwner('another');
    const [car = '', sold = ''] = await cars(2);
    await saveToWatchlist(counter.pool, mine, [car, sold]);
    expect([await savedIds(other), await savedIds(elsewhere)]).toEqual([[], []]);
    expect(await removeFromWatchlist(counter.pool, other, car)).toBe(false);
    await sql("update cars set status = 'sold', retired_at = now() where id = $1", [sold]);
    expect(new Set(await savedIds(mine))).toEqual(new Set([car, sold]));
    expect(await removeFromWatchlist(counter.pool, mine, car)).toBe(true);
    expect(await removeFromWatchlist(counter.pool, mine, car)).toBe(false);
    expect(await savedIds(mine)).toEqual([sold]);
  });
});

describe('a garage on real PostgreSQL', () => {
  test('finds saved vehicles that are cheaper than when they were saved', async () => {
    const [cheaper = '', dearer = '', unchanged = '', again = ''] = await cars(4);
    const since = new Date('2026-11-10T00:00:00Z');
    const price = (carId: string, day: string, amount: number) =>
      sql('insert into price_changes (car_id, at, price) values ($1, $2, $3)', [carId, day, amount]);
    await sql('truncate price_changes');
    for (const id of [cheaper, dearer, unchanged, again]) await price(id, '2026-11-01', 20_000);
    await price(cheaper, '2026-11-20', 19_000);
    await price(dearer, '2026-11-20', 21_000);
    await price(again, '2026-11-20', 19_000);
    await price(again, '2026-11-21', 20_000);
    const ids = [cheaper, dearer, unchanged, again, 'unknown'];
    expect(
      await cheaperSince(
        counter.pool,
        ids.map((carId) => ({ carId, since })),
      ),
    ).toEqual(new Set([cheaper]));
    expect(await cheaperSince(counter.pool, [])).toEqual(new Set());
  });

  test('keeps the towing limits of an own vehicle until others are stated', async () => {
    const owner = await newOwner();
    const add = (limits: typeof NO_LIMITS) =>
      addOwnVehicle(counter.pool, owner, { rego: '123ABC', regoState: 'QLD', description: '', limits });
    await add({ braked: 3_500, ball: 350, gcm: null });
    await add({ ...NO_LIMITS, gcm: 5_950 });
    expect(await ownVehiclesOf(counter.pool, owner)).toMatchObject([
      { brakedTowing: 3_500, ballLimit: 350, gcm: 5_950 },
    ]);
    await add({ ...NO_LIMITS, braked: 3_000 });
    expect(await ownVehiclesOf(counter.pool, owner)).toMatchObject([{ brakedTowing: 3_000, ballLimit: 350 }]);
  });

  test('stores own cars once per plate, up to a limit, for their owner only (OPEN-104)', async () => {
    const owner = await newOwner();
    const add = (rego: string, description = '') =>
      addOwnVehicle(counter.pool, owner, { rego, regoState: 'QLD', description, limits: NO_LIMITS });
    await Promise.all(Array.from({ length: AT_ONCE }, () => add('123ABC')));
    await add('123ABC', '2019 Mazda CX-5');
    const [own] = await ownVehiclesOf(counter.pool, owner);
    expect(own).toMatchObject({ rego: '123ABC', regoState: 'QLD', description: '2019 Mazda CX-5' });
    const additions = await Promise.all(
      Array.from({ length: OWN_VEHICLE_LIMIT + 4 }, (_, index) => add(`CAR${index}`)),
    );
    expect(additions.filter(Boolean)).toHaveLength(OWN_VEHICLE_LIMIT - 1);
    const other = await newOwner('sample', '+61412345679');
    await removeOwnVehicle(counter.pool, other, own?.id ?? '');
    await removeOwnVehicle(counter.pool, owner, 'not an id');
    expect(await ownVehiclesOf(counter.pool, owner)).toHaveLength(OWN_VEHICLE_LIMIT);
    await removeOwnVehicle(counter.pool, owner, own?.id ?? '');
    expect(await ownVehiclesOf(counter.pool, owner)).toHaveLength(OWN_VEHICLE_LIMIT - 1);
  });

  test('finds enquiries by the verified phone, and keeps the books of a deleted account (OPEN-104)', async () => {
    const owner = await newOwner();
    const stranger = await newOwner('sample', '+61412345679');
    await saveDetails(counter.pool, owner, {
      name: 'Kim',
      lastName: '',
      email: 'kim@shopper.example',
      postcode: '',
    });
    expect(await sql('select name, last_name, email from users where id = $1', [owner.userId])).toEqual([
      { name: 'Kim', last_name: null, email: 'kim@shopper.example' },
    ]);
    const [live, over] = [await counter.addCar(), await counter.addCar()];
    const customer = { name: 'Kim Nguyen', mobile: '0412 345 678', email: 'kim@shopper.example' };
    const ownReference = started(await counter.start(live, { customer })).reference;
    const endedReference = started(await counter.start(over, { customer })).reference;
    await sql("update reservations set status = 'cancelled', session_closed = true where reference = $1", [
      endedReference,
    ]);
    const leadId = randomUUID();
    await sql(
      `insert into leads (id, site_slug, token, kind, payload, fingerprint) values ($1, 'sample', $2, 'enquiry', $3, 'x')`,
      [
        leadId,
        randomUUID(),
        {
          name: 'Kim',
          phone: '0412345678',
          email: 'kim@shopper.example',
          message: 'Hi',
          category: 'General Enquiry',
        },
      ],
    );
    await sql("insert into mail_deliveries (lead_id, kind) values ($1, 'dealer')", [leadId]);
    await saveToWatchlist(counter.pool, owner, [live.id]);

    const person = { siteSlug: 'sample', phone: PHONE };
    expect((await enquiriesOf(counter.pool, person)).map(({ id }) => id)).toEqual([leadId]);
    expect(await reservationsOf(counter.pool, person)).toHaveLength(2);
    expect(await reservationsOf(counter.pool, { siteSlug: 'another', phone: PHONE })).toEqual([]);
    expect(await enquiriesOf(counter.pool, { siteSlug: 'sample', phone: '+61412345679' })).toEqual([]);

    await deleteAccount(counter.pool, { ...owner, phone: PHONE });
    expect(await sql('select id from users')).toEqual([{ id: stranger.userId }]);
    expect(await sql('select id from watchlist_items')).toEqual([]);
    const [lead] = await sql('select payload from leads');
    expect(JSON.stringify(lead)).not.toMatch(/Kim|0412|shopper|Hi/);
    expect(lead?.payload.category).toBe('General Enquiry');
    expect(await sql('select state from mail_deliveries where lead_id = $1', [leadId])).toEqual([
      { state: 'needless' },
    ]);
    const books = await sql('select reference, name, mobile, amount_cents from reservations');
    expect(books).toHaveLength(2);
    expect(books.find(({ reference }) => reference === endedReference)).toMatchObject({
      name: '',
      mobile: '',
      amount_cents: 20_000,
    });
    expect(books.find(({ reference }) => reference === ownReference)).toMatchObject({ name: 'Kim Nguyen' });
  });
});
