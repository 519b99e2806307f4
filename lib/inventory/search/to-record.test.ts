import { expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { VISIBLE_FOREVER } from '../../vehicle/visibility.ts';
import { toStockRecord } from './to-record.ts';

test('derives features, model, price band and weekly band (FACET-13 FACET-18 FACET-22 FACET-30)', () => {
  const record = toStockRecord(
    sampleVehicle({
      offer_price: 49_990,
      images: ['1', '2'].map((n) => ({
        image: { url: `https://photos/${n}`, thumb: { url: `https://photos/${n}` } },
      })),
      standardEquipment: [
        'Wireless Apple CarPlay & Android Auto',
        'Leather Steering Wheel',
        'Panoramic Sunroof',
      ],
      youxQuote: { weeklyRepaymentAmount: 199 },
      lat: -27.4,
      lng: 153,
    }),
  );
  expect(record).toMatchObject({
    objectID: 'sample-a1',
    make_model: 'Toyota > HiLux',
    sort_price: 49_990,
    price_range: '$40,000 to $50,000',
    weekly_price_range: '$150 to $200 a week',
    filtered_features: ['Apple CarPlay', 'Android Auto', 'Sunroof'],
    created_at_timestamp: Date.parse('2026-01-15T00:00:00Z') / 1000,
    visible_until: VISIBLE_FOREVER,
    primary_image_url: 'https://photos/1',
    photos_count: 2,
    _geoloc: { lat: -27.4, lng: 153 },
  });
});

test('has weights, berths, towing capacity and badge', () => {
  const facts = (vehicle: Parameters<typeof sampleVehicle>[0]) => toStockRecord(sampleVehicle(vehicle));
  expect(
    facts({
      specifications: { sleeps: 4, tare_weight: 1_800, aggregate_trailer_mass: 2_300 },
      badge: 'Base',
    }),
  ).toMatchObject({
    sleeps: 4,
    tare_weight: 1_800,
    aggregate_trailer_mass: 2_300,
    make_badge: 'Toyota > Base',
  });
  expect(facts({ variant: { towingcapacitybraked: 3_500 }, badge: null })).toMatchObject({
    towing_capacity: 3_500,
    make_badge: null,
    sleeps: null,
  });
});

test('has the key figures of caravans, trucks and motorcycles', () => {
  const valuesOf = (vehicle: Parameters<typeof sampleVehicle>[0]) =>
    toStockRecord(sampleVehicle(vehicle))?.card_facts?.map(({ value }) => value);
  expect(
    valuesOf({
      item_type: 'caravan',
      specifications: { sleeps: 4, body_length: 5_940, tare_weight: 2_240 },
    }),
  ).toEqual(['Sleeps 4', '5.9 m', '2,240 kg tare']);
  expect(
    valuesOf({
      simple_body: 'lightTruck',
      bodyconfiguration: 'Tray',
      variant: { grossvehiclemass: 4_500 },
    }),
  ).toEqual(['Tray', '4,500 kg GVM']);
  expect(
    valuesOf({
      simple_body: 'motorcycle',
      variant: { enginesize: 649 },
      standardEquipment: ['Learner approved (LAMS)'],
    }),
  ).toEqual(['649 cc', 'Learner approved']);
  expect(valuesOf({ simple_body: 'ute' })).toBeUndefined();
});

test('sorts by the offer above 10, else the price above 10 (OPEN-012)', () => {
  const sortPrice = (facts: Parameters<typeof sampleVehicle>[0]) =>
    toStockRecord(sampleVehicle(facts))?.sort_price;
  expect(sortPrice({ offer_price: 11 })).toBe(11);
  expect(sortPrice({ offer_price: 10 })).toBe(54_990);
  expect(sortPrice({ price: 10 })).toBeNull();
});

test('has the quoted weekly price, else the lowest of the lenders (FACET-30)', () => {
  const range = (facts: Parameters<typeof sampleVehicle>[0]) =>
    toStockRecord(sampleVehicle(facts))?.weekly_price_range;
  expect(range({ finance_lenders: [{ paymentWeek: 240 }, { paymentWeek: 120 }, {}] })).toBe(
    '$100 to $125 a week',
  );
  expect(range({})).toBeNull();
});

test('leaves out vehicles that no list shows (STATUS-19 STATUS-20)', () => {
  expect(toStockRecord(sampleVehicle({ show_on_dealer_website: false }))).toBeNull();
  expect(toStockRecord(sampleVehicle({ status: 'others' }))).toBeNull();
  expect(toStockRecord(sampleVehicle({ status: 'sold', sold_date_timestamp: 5 }))).toMatchObject({
    visible_until: 5,
  });
});
