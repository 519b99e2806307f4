import type { OutgoingFeed } from '@forecourt/lib/operations/advertising/outgoing-feed';
import type { AdvertRow } from '@forecourt/lib/operations/advertising/receiver';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CopyChange, StoredRow } from '../../../emulators/partners/advertising/copies.ts';
import type { EmulatedReceiver, ReceiverFault } from '../../../emulators/partners/advertising/faults.ts';
import {
  type Advertising,
  googleFeed,
  metaFeed,
  openAdvertising,
  photosOf,
  storedForm,
  vinOf,
} from './testing.ts';

// Random changes while the receivers fail and recover, with two workers. `ADVERT_CHANGES` sets their number and
// `ADVERT_SEED` repeats a run.

const CHANGES = Number(process.env.ADVERT_CHANGES ?? (process.env.TEST_LENGTH === 'long' ? 10_000 : 300));
const SEED = Number(process.env.ADVERT_SEED ?? Date.now() % 1_000_000);
const VEHICLES = CHANGES > 1_000 ? 150 : 40;
/** An advert may be wrong so long while the receiver works, in milliseconds: sold, or with an old price. */
const LONGEST_MS = 60_000;
/** Adverts are compared after so many changes. */
const COMPARED_EVERY = 5;
/** The worker looks for changes at least this often, in seconds. */
const TICK_SECONDS = 2;

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 60_000 });

/** Returns a repeatable source of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Account {
  receiver: EmulatedReceiver;
  id: string;
  feed: OutgoingFeed;
}
const ACCOUNTS: readonly Account[] = [
  { receiver: 'google', id: '101', feed: googleFeed('google', '101') },
  { receiver: 'meta', id: '201', feed: metaFeed('meta', '201') },
  {
    receiver: 'meta',
    id: '202',
    feed: metaFeed('meta-held', '202', {
      stock: { ...metaFeed('', '').stock, includesReserved: true, priceTo: 45_000 },
    }),
  },
];
const FAULTS: readonly ReceiverFault[] = ['down', 'failing', 'limited', 'denied', 'cut off'];

let ads: Advertising;
beforeAll(async () => {
  ads = await openAdvertising();
});
afterAll(() => ads.close());

/** The last state of a vehicle that the test wrote, and since when it is not for sale. */
interface Known {
  vehicle: Vehicle;
  isHeld: boolean;
}

/** Times in milliseconds at which a vehicle stopped and began to be for sale, by vehicle. */
type SaleTimes = Map<string, { at: number; isForSale: boolean }[]>;

/** Returns a random change of a vehicle as the feed of a dealer, a shopper or staff would make it. */
function changeOf(random: () => number, { vehicle }: Known): Partial<VehicleInput> | 'hold' | 'release' {
  const number = Math.floor(random() * 1e6);
  const pick = Math.floor(random() * 14);
  switch (pick) {
    case 0:
    case 1:
    case 2:
      return { price: 15_000 + Math.floor(random() * 50_000) };
    case 3:
      return 'hold';
    case 4:
      return 'release';
    case 5:
      return { status: 'sold' };
    case 6:
    case 7:
      return { status: 'in_stock', show_on_dealer_website: true };
    case 8:
      return { images: photosOf(number, Math.floor(random() * 6)) };
    case 9:
      return { dealercomments: `Number ${number}, "as new" & <serviced>; one, two\nthree` };
    case 10:
      return { show_on_dealer_website: !vehicle.show_on_dealer_website };
    case 11:
      return { vin: random() < 0.3 ? '' : vinOf(1 + Math.floor(random() * VEHICLES)) };
    case 12:
      return { km: Math.floor(random() * 200_000), badge: random() < 0.5 ? '' : 'SR5' };
    default:
      return {
        colour: random() < 0.2 ? '' : 'Red',
        dealership_id: random() < 0.2 ? 'elsewhere' : 'sample-dealer',
      };
  }
}

const isForSale = ({ vehicle, isHeld }: Known, { stock }: OutgoingFeed): boolean =>
  vehicle.status === 'in_stock' && vehicle.show_on_dealer_website && (!isHeld || stock.includesReserved);

test(`receivers have their rows within a minute, and after ${CHANGES} random changes (seed ${SEED})`, async () => {
  const random = randomOf(SEED);
  const known: Known[] = [];
  const feeds = ACCOUNTS.map(({ feed }) => feed);
  ads.publish(...feeds);
  for (let index = 0; index < VEHICLES; index += 1)
    known.push({ vehicle: await ads.addCar(), isHeld: false });

  const sales = new Map<string, SaleTimes>(ACCOUNTS.map(({ id }) => [id, new Map()]));
  /** Since when each receiver works; null while it fails. */
  const working = new Map<string, { from: number; to: number | null }[]>(
    ACCOUNTS.map(({ id }) => [id, [{ from: Date.now(), to: null }]]),
  );
  const noteSale = (entry: Known) => {
    for (const { id, feed } of ACCOUNTS) {
      const times = sales.get(id) ?? new Map();
      const list = times.get(entry.vehicle.id) ?? [];
      const is = isForSale(entry, feed);
      if (list.at(-1)?.isForSale !== is) list.push({ at: Date.now(), isForSale: is });
      times.set(entry.vehicle.id, list);
    }
  };
  const setFault = ({ receiver, id }: Account, fault: ReceiverFault) => {
    ads.fault(receiver, id, fault);
    const periods = working.get(id) ?? [];
    const last = periods.at(-1);
    if (fault === 'none') {
      if (last?.to !== null) periods.push({ from: Date.now(), to: null });
    } else if (last?.to === null) last.to = Date.now();
  };
  for (const entry of known) noteSale(entry);

  const wrong = new Map(ACCOUNTS.map(({ id }) => [id, new Map<string, Wrong>()]));
  const late: string[] = [];
  const faultUntil = new Map<string, number>();
  for (let change = 0; change < CHANGES; change += 1) {
    const entry = known[Math.floor(random() * known.length)];
    if (!entry) continue;
    const facts = changeOf(random, entry);
    if (facts === 'hold') {
      await ads.hold(entry.vehicle);
      entry.isHeld = true;
    } else if (facts === 'release') {
      await ads.release(entry.vehicle);
      entry.isHeld = false;
    } else entry.vehicle = await ads.changeCar(entry.vehicle, facts);
    noteSale(entry);
    for (const account of ACCOUNTS) {
      const until = faultUntil.get(account.id);
      if (until !== undefined && change >= until) {
        setFault(account, 'none');
        faultUntil.delete(account.id);
      } else if (until === undefined && random() < 0.02) {
        setFault(account, FAULTS[Math.floor(random() * FAULTS.length)] ?? 'down');
        faultUntil.set(account.id, change + 5 + Math.floor(random() * 40));
      }
    }
    ads.pass(TICK_SECONDS);
    if (random() < 0.7) await ads.work();
    if (change % COMPARED_EVERY > 0) continue;
    for (const { receiver, id, feed } of ACCOUNTS) {
      const since = wrong.get(id) ?? new Map();
      if (faultUntil.has(id)) since.clear();
      else late.push(...lateRows(await ads.wanted(feed), ads.copy(receiver, id), since));
    }
  }
  expect(late, 'adverts that were wrong for longer than a minute').toEqual([]);
  for (const account of ACCOUNTS) setFault(account, 'none');
  // In the steps of the clock, so that delays count until the very end.
  for (let second = 0; second < 120; second += TICK_SECONDS) {
    ads.pass(TICK_SECONDS);
    await ads.work();
  }
  await ads.settle();

  for (const { receiver, id, feed } of ACCOUNTS) {
    const wanted = await ads.wanted(feed);
    const copy = ads.copy(receiver, id);
    expect(Object.keys(copy).sort(), `vehicles of ${feed.id}`).toEqual(Object.keys(wanted).sort());
    for (const [carId, row] of Object.entries(wanted))
      expect(storedForm(copy[carId] ?? {}), `${carId} of ${feed.id}`).toEqual(storedForm(row));
    for (const entry of known) if (!isForSale(entry, feed)) expect(copy).not.toHaveProperty(entry.vehicle.id);
    const kept = lateRemovals(
      ads.receivers.copies[receiver].changes.filter(({ account }) => account === id),
      sales.get(id) ?? new Map(),
      working.get(id) ?? [],
    );
    expect(kept, `removed late from ${feed.id}`).toEqual([]);
  }
  expect(ads.receivers.copies.meta.changes.length).toBeGreaterThan(0);
});

/**
 * Returns the vehicles that a receiver advertised for longer than a minute after they were sold, hidden or held.
 * Time in which the receiver failed does not count.
 */
function lateRemovals(
  changes: readonly CopyChange[],
  sales: SaleTimes,
  working: readonly { from: number; to: number | null }[],
): string[] {
  const workedBetween = (start: number, end: number) =>
    working.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(end, to ?? end) - Math.max(start, from)),
      0,
    );
  return [...sales].flatMap(([carId, times]) => {
    const own = changes.filter(({ id }) => id === carId);
    return times.flatMap(({ at, isForSale: is }, index) => {
      if (is) return [];
      const end = times[index + 1]?.at ?? Date.now();
      // The last row before the sale, and any that arrives during it, counts until it is deleted.
      const before = own.findLast((change) => change.at <= at);
      const during = own.filter((change) => change.at > at && change.at <= end);
      if (!before?.row && during.every(({ row }) => row === null)) return [];
      const gone = during.findLast(({ row }) => row === null)?.at ?? end;
      const worked = workedBetween(at, gone);
      return worked > LONGEST_MS ? [`${carId}: ${worked / 1_000} s`] : [];
    });
  });
}

/** The row that a receiver should have, null for none, and since when it has another one. */
interface Wrong {
  wanted: string | null;
  at: number;
}

/**
 * Returns the vehicles whose row at a receiver has differed from the same wanted row for longer than a minute: an
 * arrival, a price, photos or any other fact.
 * @param since what differed in the last comparison, updated to this one
 */
function lateRows(
  wanted: Readonly<Record<string, AdvertRow>>,
  copy: Readonly<Record<string, StoredRow>>,
  since: Map<string, Wrong>,
): string[] {
  const textOf = (row: AdvertRow | StoredRow | undefined) => row && JSON.stringify(storedForm(row));
  return [...new Set([...Object.keys(wanted), ...Object.keys(copy), ...since.keys()])].flatMap((carId) => {
    const text = textOf(wanted[carId]);
    const before = since.get(carId);
    since.delete(carId);
    if (text === textOf(copy[carId])) return [];
    const at = before && before.wanted === (text ?? null) ? before.at : Date.now();
    since.set(carId, { wanted: text ?? null, at });
    // It may have been wrong since just after the comparison before the first one that found it.
    const wrongMs = Date.now() - at + COMPARED_EVERY * TICK_SECONDS * 1_000;
    return wrongMs > LONGEST_MS ? [`${carId}: ${wrongMs / 1_000} s`] : [];
  });
}
