import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOrderedByPrice, lenderTerms, MOST_GROUPS } from '@forecourt/lib/inventory/search/own-terms';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import type { ImportReport } from '@forecourt/lib/inventory/stock/importing/report';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { belowMarket, displayPrice, sellingPrice } from '@forecourt/lib/vehicle/price';
import { withPriceLead } from '@forecourt/lib/vehicle/price-lead';
import { vehicleTag } from '@forecourt/lib/vehicle/tag';
import { type Vehicle, vehicleSchema } from '@forecourt/lib/vehicle/vehicle';
import { isListed } from '@forecourt/lib/vehicle/visibility';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../emulators/postgres/testing/database.ts';
import { sites } from '../content/documents.ts';
import { dealerships, locations } from '../dealerships.ts';
import { BODIES, type Body, COLOURS, lookFor, photosFor, spinFor } from '../photography/catalogue.ts';
import { LOOKS } from '../photography/looks.ts';
import { DEALERS, stockOf } from './feeds/dealers.ts';
import { writeFeed } from './feeds/write.ts';
import { checkDigit } from './vehicle/identity.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const MEDIA = 'http://localhost:4003';
const feedDate = { now: new Date('2026-11-20T00:00:00Z'), year: 2026 };
const now = feedDate.now.getTime() / 1000;
const stocks = Object.fromEntries(DEALERS.map((dealer) => [dealer.site, stockOf(dealer, feedDate, MEDIA)]));
const everyVehicle = Object.values(stocks).flat();

let database: TestDatabase;
const reports: ImportReport[] = [];
let cars: Vehicle[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  for (const { site } of DEALERS) {
    const mapping = await loadMapping(path.resolve(import.meta.dirname, `../mappings/${site}.ts`));
    const file = path.join(database.folder, `${site}.${mapping.format ?? 'csv'}`);
    writeFileSync(file, writeFeed(mapping, stocks[site] ?? []));
    reports.push(await importFeed({ pool: database.pool, mapping, file, now: feedDate.now }));
  }
  const { rows } = await database.pool.query('select record from cars order by id');
  cars = rows.map(({ record }) => vehicleSchema.parse(record));
});
afterAll(() => database.stop());

const ofSite = (site: string) => {
  const ids = dealerships.filter((dealership) => dealership.site === site).map(({ id }) => id);
  return cars.filter((car) => ids.includes(car.dealership_id));
};

test('the feeds import without a rejected, held, repeated or corrected value', () => {
  expect(reports.map(({ feed, error, rows }) => ({ feed, error, ...rows }))).toEqual([
    { feed: 'harbour', error: null, read: 645, taken: 645, held: 0, repeated: 0, rejected: 0, mended: 0 },
    { feed: 'northside', error: null, read: 180, taken: 180, held: 0, repeated: 0, rejected: 0, mended: 0 },
    { feed: 'valuecars', error: null, read: 260, taken: 260, held: 0, repeated: 0, rejected: 0, mended: 0 },
    { feed: 'coastline', error: null, read: 140, taken: 140, held: 0, repeated: 0, rejected: 0, mended: 0 },
  ]);
});

test('the same day generates the same stock', () => {
  for (const dealer of DEALERS) expect(stockOf(dealer, feedDate, MEDIA)).toEqual(stocks[dealer.site]);
});

test('an imported car has the values of its feed', () => {
  for (const vehicle of everyVehicle) {
    const car = cars.find(({ stocknum }) => stocknum === vehicle.stocknum);
    expect(car).toMatchObject({
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      price: vehicle.price,
      colour: vehicle.colour,
      dealercomments: vehicle.dealercomments || null,
      standardEquipment: vehicle.standardEquipment,
      rego_expiry: vehicle.rego_expiry ?? null,
      created_at: vehicle.created_at,
    });
    expect(car?.images.map(({ image }) => image.url)).toEqual(vehicle.images);
  }
});

test('each dealer has its makes, locations and kinds of vehicles', () => {
  const harbour = ofSite('harbour');
  const isTruck = ({ simple_body }: Vehicle) => simple_body === 'lightTruck';
  const makesOf = (vehicles: readonly Vehicle[]) => new Set(vehicles.map(({ make }) => make));
  const isMotorcycle = ({ simple_body }: Vehicle) => simple_body === 'motorcycle';
  const motorcycles = harbour.filter(isMotorcycle);
  expect(makesOf(harbour.filter((vehicle) => !isTruck(vehicle) && !isMotorcycle(vehicle))).size).toBe(12);
  expect(makesOf(motorcycles).size).toBe(11);
  expect(new Set(motorcycles.map(({ location_id }) => location_id))).toEqual(new Set(['harbour-burleigh']));
  for (const { doors, seats, spin_interior_image, variant, images } of motorcycles) {
    expect([doors, seats, spin_interior_image]).toEqual([null, null, null]);
    expect(variant?.enginesize).toBeGreaterThan(300);
    expect(images[0]?.image.url).toContain('/cars/motorcycle-');
  }
  expect(makesOf(harbour.filter(isTruck))).toEqual(new Set(['Isuzu Trucks', 'Hino Trucks']));
  expect(new Set(harbour.map(({ location_id }) => location_id)).size).toBe(6);
  expect(new Set(harbour.map(({ car_type }) => car_type))).toEqual(new Set(['new', 'demo', 'used']));
  expect(new Set(ofSite('northside').map(({ make }) => make))).toEqual(new Set(['Mazda']));
  expect(new Set(ofSite('valuecars').map(({ car_type }) => car_type))).toEqual(new Set(['used']));
  expect(
    ofSite('coastline').every(
      ({ item_type, specifications }) => item_type === 'caravan' && specifications?.sleeps,
    ),
  ).toBe(true);
  for (const car of cars)
    expect(locations.find(({ id }) => id === car.location_id)?.dealershipId).toBe(car.dealership_id);
});

test('identities are unique, and plates and VINs well formed', () => {
  for (const key of ['id', 'slug', 'vin', 'stocknum'] as const)
    expect(new Set(cars.map((car) => car[key])).size, key).toBe(cars.length);
  // ISO 3779's check digit, verified with a published example.
  expect(checkDigit('1M8GDM9AXKP042788')).toBe('X');
  for (const { vin, item_type } of cars)
    if (item_type === 'car') expect(vin?.[8]).toBe(checkDigit(vin ?? ''));
});

test('photos exist in the catalogue in the car’s colour', () => {
  const all = new Set(
    BODIES.flatMap((body) =>
      COLOURS.flatMap((colour) =>
        ['Mazda', 'Toyota', 'Hyundai'].flatMap((make) =>
          photosFor({ body, colour, make, count: 30, seed: 0 }).concat(spinFor({ body, colour, make })),
        ),
      ),
    ),
  );
  for (const car of cars) {
    for (const { image } of car.images) expect(all).toContain(image.url.slice(MEDIA.length));
    for (const frame of car.spin_images) expect(all).toContain(frame.slice(MEDIA.length));
  }
});

test('hotspots lie on pictures that the car has (CAR-048 CAR-049)', () => {
  for (const car of cars) {
    for (const { frame } of car.hotspots.exterior) expect(car.spin_images[frame ?? -1]).toBeDefined();
    if (car.hotspots.interior.length > 0) expect(car.spin_interior_image).not.toBeNull();
  }
  const around = cars.filter(({ spin_interior_image }) => spin_interior_image !== null);
  expect(new Set(around.map(({ hotspots }) => hotspots.interior.length > 0))).toEqual(new Set([true, false]));
});

test('cars are shown in the look of their make', () => {
  for (const { make, images } of cars)
    for (const { image } of images) {
      const [, , body, , look] = image.url.slice(MEDIA.length).split('/');
      if (LOOKS.some((name) => name === look))
        expect(look).toBe(lookFor({ body: body as Body, colour: 'white', make }));
    }
});

test('price, distance and age are plausible together', () => {
  const used = cars.filter(
    (car) => car.car_type === 'used' && car.item_type === 'car' && (car.price ?? 0) > 1_000,
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const young = used.filter(({ year }) => (year ?? 0) >= 2024);
  const old = used.filter(({ year }) => (year ?? 0) <= 2019);
  expect(mean(young.map(({ price }) => price ?? 0))).toBeGreaterThan(
    1.4 * mean(old.map(({ price }) => price ?? 0)),
  );
  expect(mean(old.map(({ km }) => km ?? 0))).toBeGreaterThan(2 * mean(young.map(({ km }) => km ?? 0)));
  for (const car of cars.filter(({ car_type }) => car_type === 'new')) expect(car.km ?? 0).toBeLessThan(30);
});

test('many cars of the used-car yard have both prices, each consistent', () => {
  const yard = ofSite('valuecars');
  const both = yard.filter(({ drive_away_price }) => drive_away_price !== null);
  expect(both.length).toBeGreaterThan(yard.length / 3);
  for (const car of both) {
    expect(car.drive_away_price).toBeGreaterThan(Number(car.price));
    expect(car.price_type).toBe('Excl. Govt. Charges');
    expect(withPriceLead(car, 'excludingCharges')).toBe(car);
    expect(withPriceLead(car, 'driveAway').price).toBe(car.drive_away_price);
  }
});

describe('every site with cars has', () => {
  const rules = { subscriptionEnabled: true, noPriceText: 'Enquire for price.' };
  const tagRules = (make: string | null) => ({
    electricTagEnabled: true,
    certifiedBadgeMake: make,
    justArrivedDays: 8,
    justArrivedTagName: 'Just Arrived',
    soldTagName: 'Sold',
    soldText: 'recentlySold' as const,
  });

  test.each([
    ['harbour', ['subscription', 'offer', 'price', 'preorder', 'none']],
    ['northside', ['subscription', 'offer', 'price', 'preorder', 'none']],
    ['valuecars', ['subscription', 'offer', 'price', 'none']],
  ])('every price case: %s', (site, kinds) => {
    const shownPrices = ofSite(site).map((car) => displayPrice(car, rules));
    expect(new Set(shownPrices.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(shownPrices.some(({ was }) => was !== null)).toBe(true);
    expect(ofSite(site).some((car) => belowMarket(car) !== null)).toBe(true);
    expect(ofSite(site).some((car) => car.price === 1)).toBe(true);
    expect(ofSite(site).some((car) => car.price === 10)).toBe(true);
  });

  test.each([
    [
      'harbour',
      'Toyota',
      ['electric', 'hybrid', 'reserved', 'certified', 'custom', 'coming_soon', 'just_arrived', 'sold'],
    ],
    [
      'northside',
      'Mazda',
      ['hybrid', 'reserved', 'certified', 'custom', 'coming_soon', 'just_arrived', 'sold'],
    ],
    ['valuecars', null, ['electric', 'hybrid', 'reserved', 'custom', 'coming_soon', 'sold']],
    ['coastline', null, ['reserved', 'custom', 'coming_soon', 'just_arrived', 'sold']],
  ])('every tag case: %s', (site, make, kinds) => {
    const tags = ofSite(site).flatMap((car) => vehicleTag(car, tagRules(make), now)?.kind ?? []);
    expect(new Set(tags)).toEqual(new Set(kinds));
  });

  test.each(['harbour', 'northside', 'valuecars', 'coastline'])('every status case: %s', (site) => {
    const stock = ofSite(site);
    expect(new Set(stock.map(({ status }) => status))).toEqual(
      new Set(['in_stock', 'coming_soon', 'sold', 'others']),
    );
    expect(stock.some(({ show_on_dealer_website }) => !show_on_dealer_website)).toBe(true);
    const soldCars = stock.filter(({ status }) => status === 'sold');
    expect(new Set(soldCars.map((car) => isListed(car, now, 3)))).toEqual(new Set([true, false]));
  });

  test.each(['harbour', 'northside', 'valuecars', 'coastline'])(
    'cars with no, one, three and four photos: %s',
    (site) => {
      const counts = [...new Set(ofSite(site).map(({ images }) => images.length))].sort((a, b) => a - b);
      expect(counts.slice(0, 4)).toEqual([0, 1, 3, 4]);
      expect(Math.max(...counts)).toBeLessThanOrEqual(24);
    },
  );

  test.each([
    ['harbour', 'used'],
    ['valuecars', 'used'],
    ['coastline', 'new'],
    ['coastline', 'used'],
  ] as const)('most vehicles have the example of a lender, and some have none: %s, %s', (site, carType) => {
    const priced = ofSite(site).filter((car) => car.car_type === carType && (car.price ?? 0) > 12_000);
    const share = priced.filter(({ finance_lenders }) => finance_lenders.length > 0).length / priced.length;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.85);
  });

  test('lenders’ examples are for the price that is shown', () => {
    const all = ['harbour', 'valuecars', 'coastline', 'northside'].flatMap(ofSite);
    const wrong = all.filter(({ finance_lenders: [lender], ...car }) => {
      const price = sellingPrice(car);
      return lender && lender.deposit !== Math.round((price ?? 0) * 0.1);
    });
    expect(wrong.map(({ stocknum }) => stocknum)).toEqual([]);
  });

  test('a site has few groups of lender terms, so that weekly filters follow the shopper', () => {
    for (const site of ['harbour', 'valuecars', 'coastline', 'northside']) {
      const terms = ofSite(site).flatMap((car) => lenderTerms(car.finance_lenders, sellingPrice(car)) ?? []);
      expect(new Set(terms).size).toBeLessThanOrEqual(MOST_GROUPS);
    }
  });

  test.each(['harbour', 'valuecars', 'coastline'])(
    'the order by a shopper’s own weekly figures is that of prices: %s',
    (slug) => {
      const { settings } = parseSettings({ ...sites.find((site) => site.slug === slug)?.settings });
      const terms = new Set(
        ofSite(slug).flatMap((car) => lenderTerms(car.finance_lenders, sellingPrice(car)) ?? []),
      );
      const own = { settings, choice: { deposit: 5_000, years: 7 }, approval: null, terms: [...terms] };
      expect(isOrderedByPrice(own, feedDate.now), own.terms.join('\n')).toBe(true);
    },
  );

  test('comments, features and registrations of every kind (VDP-24 VDP-26 VDP-31 VDP-42)', () => {
    const lengths = cars.map(({ dealercomments }) => dealercomments?.length ?? 0);
    expect(lengths.filter((length) => length === 0).length).toBeGreaterThan(20);
    expect(lengths.filter((length) => length > 400).length).toBeGreaterThan(100);
    const features = new Set(cars.map(({ standardEquipment }) => Math.sign(standardEquipment.length - 8)));
    expect(features).toEqual(new Set([-1, 0, 1]));
    expect(cars.some(({ rego_expiry }) => rego_expiry !== null && rego_expiry < '2026-11-20')).toBe(true);
    expect(cars.some(({ finance_lenders }) => finance_lenders[0]?.comparisonRate)).toBe(true);
    expect(cars.some(({ payment_processors }) => payment_processors.includes('stripe'))).toBe(true);
    expect(cars.some(({ private_suburb }) => private_suburb)).toBe(true);
    expect(cars.some(({ external_video_url }) => external_video_url?.includes('/embed/'))).toBe(true);
  });
});
