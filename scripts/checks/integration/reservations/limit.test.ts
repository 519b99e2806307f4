import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import type { Started } from '@forecourt/lib/payments/reservation/start.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CARD, site } from './testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MOST = 3;

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

let people = 0;
const somebody = () => {
  people += 1;
  const number = String(people).padStart(4, '0');
  return {
    mobile: `0412 34${number[0]} ${number.slice(1)}`,
    email: `p${number}@shopper.example`,
    address: `203.0.113.${people}`,
  };
};
type Somebody = ReturnType<typeof somebody>;

async function reserve(facts: Partial<Somebody> = {}, token = crypto.randomUUID()): Promise<Started> {
  const { mobile, email, address } = { ...somebody(), ...facts };
  return counter.start(await counter.addCar(), {
    token,
    customer: { name: 'Kim Nguyen', mobile, email },
    limit: { household: householdOf(address), most: MOST },
  });
}
const outcomes = (results: readonly Started[]) => results.map(({ outcome }) => outcome).toSorted();

test.each(['mobile', 'email', 'address'] as const)(
  'forty requests at once from one %s hold three cars',
  async (part) => {
    const same = { [part]: somebody()[part] };
    const results = await Promise.all(Array.from({ length: 40 }, () => reserve(same)));
    expect(outcomes(results)).toEqual([
      ...Array.from({ length: MOST }, () => 'started'),
      ...Array.from({ length: 37 }, () => 'too_many_holds'),
    ]);
    const { rows } = await counter.pool.query(`select held_until from reservations where status = 'held'`);
    expect(rows).toHaveLength(MOST);
    const [refused] = results.filter((result) => result.outcome === 'too_many_holds');
    expect(rows.map(({ held_until }) => held_until)).toContainEqual(refused?.until);
    expect((await reserve()).outcome).toBe('started');
  },
);

test('any spelling of a phone, an email or an address counts as the same', async () => {
  for (const mobile of ['0412 345 678', '+61 412 345 678', '(0412) 345678'])
    expect((await reserve({ mobile })).outcome).toBe('started');
  expect((await reserve({ mobile: '61412345678' })).outcome).toBe('too_many_holds');
  for (const email of ['Kim@shopper.example', 'kim@shopper.example', 'KIM@SHOPPER.EXAMPLE'])
    expect((await reserve({ email })).outcome).toBe('started');
  expect((await reserve({ email: 'kim@Shopper.example' })).outcome).toBe('too_many_holds');
  // A household has countless IPv6 addresses.
  for (const end of ['1', 'a:b:c:d', 'ffff'])
    expect((await reserve({ address: `2001:db8:1:2:${end.includes(':') ? end : `:${end}`}` })).outcome).toBe(
      'started',
    );
  expect((await reserve({ address: '2001:db8:1:2::9' })).outcome).toBe('too_many_holds');
});

test('paid, cancelled and expired reservations no longer count', async () => {
  const { address } = somebody();
  const own = [await reserve({ address }), await reserve({ address }), await reserve({ address })].map(
    started,
  );
  const [paid, cancelled, over] = own;
  if (!paid || !cancelled || !over) throw new Error('three were reserved');
  await counter.runOut(over.reference);
  expect((await reserve({ address })).outcome).toBe('started');
  expect((await reserve({ address })).outcome).toBe('too_many_holds');
  await cancelByShopper(counter.connections, { siteSlug: 'sample', ...cancelled });
  expect((await reserve({ address })).outcome).toBe('started');
  await counter.pay(paid, CARD.good);
  await counter.pool.query(`update reservations set status = 'paid' where reference = $1`, [paid.reference]);
  expect((await reserve({ address })).outcome).toBe('started');
  expect((await reserve({ address })).outcome).toBe('too_many_holds');
});

test('a second click on the last allowed hold returns it', async () => {
  const facts = somebody();
  await reserve(facts);
  await reserve(facts);
  const vehicle = await counter.addCar();
  const token = crypto.randomUUID();
  const click = () =>
    counter.start(vehicle, {
      token,
      customer: { name: 'Kim Nguyen', ...facts },
      limit: { household: householdOf(facts.address), most: MOST },
    });
  expect(outcomes(await Promise.all([click(), click(), click()]))).toEqual(['started', 'started', 'started']);
});

test('stores addresses only as hashes, and counts two sites together', async () => {
  const { address } = somebody();
  for (const slug of ['sample', 'other', 'third'])
    expect(
      (
        await counter.start(await counter.addCar(), {
          site: { ...site(), slug },
          customer: { name: 'Kim Nguyen', ...somebody() },
          limit: { household: householdOf(address), most: MOST },
        })
      ).outcome,
    ).toBe('started');
  expect((await reserve({ address })).outcome).toBe('too_many_holds');
  const { rows } = await counter.pool.query('select distinct address from hold_addresses');
  expect(rows).toEqual([{ address: expect.stringMatching(/^[\w-]{43}$/) }]);
});
