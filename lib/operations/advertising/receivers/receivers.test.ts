import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAR_TYPES, type VehicleInput } from '../../../vehicle/vehicle.ts';
import { GENERIC_RECEIVERS, RECEIVER_NAMES, type ReceiverName } from '../feed-options.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';
import { SAMPLE_VIN, sampleAdvert, sampleFeed } from '../testing/samples.ts';
import { receiverOf } from './receiver-of.ts';

const NONE = { seenVins: new Set<string>() };
const published = RECEIVER_NAMES.filter((name) => !GENERIC_RECEIVERS.some((other) => other === name));

const check = (receiver: ReceiverName, facts: Partial<VehicleInput> = {}, context = NONE) =>
  receiverOf(sampleFeed({ receiver })).check(sampleAdvert(facts), context);
const reasons = (...args: Parameters<typeof check>) => check(...args).map(({ reason }) => reason);
const rowOf = (feed: OutgoingFeed, facts: Partial<VehicleInput> = {}) =>
  receiverOf(feed).row(sampleAdvert(facts, feed));

describe.each(published)('%s', (receiver) => {
  test('accepts a complete used ute', () => {
    expect(check(receiver)).toEqual([]);
  });

  test('has every column in every row, in order', () => {
    const { columns, row } = receiverOf(sampleFeed({ receiver }));
    expect(Object.keys(row(sampleAdvert()))).toEqual(columns);
    expect(new Set(columns).size).toBe(columns.length);
  });

  test('is dated', () => {
    expect(receiverOf(sampleFeed({ receiver })).checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('refuses a vehicle without a price or a photo', () => {
    expect(reasons(receiver, { price: null, images: [] })).toEqual(
      expect.arrayContaining(['The vehicle has no price.', 'The vehicle has no photos.']),
    );
  });

  test('writes the price of the advert for any vehicle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 900_000 }),
        fc.constantFrom(...CAR_TYPES),
        fc.boolean(),
        (price, car_type, reserved) => {
          const facts = { price, car_type, reserved };
          const row = rowOf(sampleFeed({ receiver }), facts);
          expect(row.price ?? row.Price).toBe(`${sampleAdvert(facts).price?.amount.toFixed(2)} AUD`);
        },
      ),
    );
  });

  test('has plain sentences as reasons', () => {
    fc.assert(
      fc.property(
        fc.record({
          vin: fc.option(fc.string()),
          colour: fc.option(fc.string()),
          km: fc.option(fc.nat()),
          year: fc.option(fc.integer({ min: 0, max: 3000 })),
          simple_body: fc.constantFrom('ute', 'motorhome', 'bus', null),
          item_type: fc.constantFrom('car' as const, 'caravan' as const),
        }),
        (facts) => {
          for (const reason of reasons(receiver, facts)) expect(reason).toMatch(/^[A-Z].*\.$/);
        },
      ),
    );
  });
});

describe('Google vehicle ads', () => {
  test.each<[string, Partial<VehicleInput>, string]>([
    ['caravans', { item_type: 'caravan' }, 'Google vehicle ads does not advertise caravans.'],
    ['motorhomes', { simple_body: 'motorhome' }, 'Google vehicle ads does not advertise motorhomes.'],
    ['motorcycles', { simple_body: 'motorcycle' }, 'Google vehicle ads does not advertise motorcycles.'],
    [
      'vehicles that are coming soon',
      { status: 'coming_soon' },
      'Google vehicle ads does not advertise vehicles that are not at the dealer yet.',
    ],
  ])('refuses %s', (_, facts, reason) => {
    expect(reasons('googleVehicleAds', facts)).toContain(reason);
  });

  test('refuses a VIN that is missing, malformed or used before', () => {
    expect(reasons('googleVehicleAds', { vin: null })).toEqual(['The vehicle has no VIN.']);
    expect(reasons('googleVehicleAds', { vin: 'ABC' })).toEqual([
      'The VIN must have 17 characters, without I, O and Q.',
    ]);
    expect(reasons('googleVehicleAds', {}, { seenVins: new Set([SAMPLE_VIN]) })).toEqual([
      'Another vehicle of the feed has the same VIN.',
    ]);
  });

  test('refuses a vehicle whose location has no store code', () => {
    const receiver = receiverOf(sampleFeed({ accounts: null }));
    expect(receiver.check(sampleAdvert(), NONE)).toEqual([
      { reason: 'The vehicle has no store code of the location.', field: 'storeCode' },
    ]);
  });

  test('writes the store code into fulfilment and link', () => {
    const row = rowOf(sampleFeed());
    expect(row).toMatchObject({
      VIN: SAMPLE_VIN,
      vehicle_fulfillment: 'in_store:S-1',
      link_template: 'https://sample.example/cars/2021-toyota-hilux-sr5-a1?store={store_code}',
      mileage: '45200 km',
      body_style: 'truck',
      engine: 'diesel',
      condition: 'used',
      'certified_pre-owned': 'no',
    });
    expect(row.additional_image_link).toHaveLength(2);
  });
});

describe('Meta', () => {
  test('accepts a caravan with a full VIN', () => {
    expect(check('meta', { item_type: 'caravan', simple_body: 'caravan' })).toEqual([]);
  });

  test('writes its own words', () => {
    expect(rowOf(sampleFeed({ receiver: 'meta' }), { certified: true, reserved: true })).toMatchObject({
      body_style: 'TRUCK',
      fuel_type: 'DIESEL',
      drivetrain: '4X4',
      transmission: 'AUTOMATIC',
      state_of_vehicle: 'CPO',
      availability: 'NOT_AVAILABLE',
      'image[1].url': expect.stringContaining('photos.example/2.jpg'),
    });
  });
});

describe('a generic receiver', () => {
  const feed = (mapping: Record<string, unknown> = {}) =>
    sampleFeed({
      receiver: 'xml',
      mapping: {
        columns: [
          { field: 'stocknum', name: 'StockNo' },
          { field: 'certified', name: 'Certified' },
          { field: 'consumption', name: 'Consumption' },
          { field: 'photos', name: 'Photo' },
        ],
        listSeparator: null,
        decimalMark: null,
        booleanWords: null,
        root: null,
        record: null,
        ...mapping,
      },
    });

  test('has the columns of the mapping, with its words', () => {
    const facts = { variant: { fuelconsumptioncombined: 7.4 } };
    expect(rowOf(feed({ decimalMark: 'comma', booleanWords: 'yes' }), facts)).toEqual({
      StockNo: 'A1',
      Certified: 'no',
      Consumption: '7,4',
      Photo: [1, 2, 3].map((number) => expect.stringContaining(`/${number}.jpg`)),
    });
  });

  test('accepts a vehicle without a VIN', () => {
    expect(receiverOf(feed()).check(sampleAdvert({ vin: null }), NONE)).toEqual([]);
  });
});
