import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAMED } from './report.ts';
import { type CheckedVehicle, checkVehicles, type VehicleRules } from './vehicle-checks.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const RULES: VehicleRules = {
  now: NOW,
  canBeShown: ({ host }) => host === 'photos.example',
};

const vehicle = (facts: Partial<CheckedVehicle> = {}): CheckedVehicle => ({
  id: 'a1',
  slug: '2021-toyota-hilux-a1',
  name: '2021 Toyota HiLux',
  stocknum: 'A1',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  badge: null,
  series: null,
  km: 45_200,
  price: 54_990,
  offer_price: null,
  preorder: false,
  car_type: 'used',
  item_type: 'car',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  firstPhoto: 'https://photos.example/1.jpg',
  hasComments: true,
  photoFailures: [],
  fileFailures: [],
  ...facts,
});

const amiss = (facts: Partial<CheckedVehicle>, rules: Partial<VehicleRules> = {}) =>
  checkVehicles([vehicle(facts)], { ...RULES, ...rules }).flatMap(({ check, count }) =>
    count > 0 ? check : [],
  );

describe('vehicle checks', () => {
  test('report nothing for a complete vehicle', () => expect(amiss({})).toEqual([]));

  test.each<[string, Partial<CheckedVehicle>, string[]]>([
    ['no photo', { firstPhoto: null }, ['noPhotos']],
    ['a photo that its host does not have any more', { photoFailures: ['gone'] }, ['photosBroken']],
    ['a film that is none', { fileFailures: [{ what: 'film', reason: 'no file' }] }, ['filesBroken']],
    ['photos on a host that nobody allows', { photoFailures: ['not allowed'] }, []],
    [
      'a photo on a host that is not fetched',
      { firstPhoto: 'https://else.example/1.jpg' },
      ['photosNotShown'],
    ],
    ['no price', { price: null }, ['noPrice']],
    ['a price that is a placeholder', { price: 1 }, ['noPrice']],
    ['an offer price alone', { price: null, offer_price: 20_000 }, []],
    ['no price yet', { price: null, preorder: true }, []],
    ['no kilometres', { km: null }, ['noKilometres']],
    ['no kilometres of a new one', { km: null, car_type: 'new' }, []],
    ['no kilometres of a caravan', { km: null, item_type: 'caravan' }, []],
    ['zero kilometres', { km: 0 }, []],
    ['no comments', { hasComments: false }, ['noComments']],
    ['ninety days in stock', { createdAt: new Date('2026-08-25T00:00:00Z') }, []],
    ['ninety-one days in stock', { createdAt: new Date('2026-08-24T00:00:00Z') }, ['oldStock']],
  ])('report %s', (_, facts, checks) => expect(amiss(facts)).toEqual(checks));

  test('name the vehicle and link to it', () => {
    const [first] = checkVehicles([vehicle({ createdAt: new Date('2026-07-01T00:00:00Z') })], RULES).filter(
      ({ check }) => check === 'oldStock',
    );
    expect(first?.named).toEqual([
      {
        title: '2021 Toyota HiLux',
        detail: 'Stock A1 · 145 days',
        target: { kind: 'page', path: '/cars/2021-toyota-hilux-a1' },
      },
    ]);
  });
});

test('counts every vehicle and names the first few', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (photos) => {
      const vehicles = photos.map((has, index) =>
        vehicle({ name: `Car ${index}`, firstPhoto: has ? 'https://photos.example/1.jpg' : null }),
      );
      const without = vehicles.filter(({ firstPhoto }) => firstPhoto === null);
      const noPhotos = checkVehicles(vehicles, RULES).find(({ check }) => check === 'noPhotos');
      expect(noPhotos?.count).toBe(without.length);
      expect(noPhotos?.named.map(({ title }) => title)).toEqual(
        without.slice(0, NAMED).map(({ name }) => name),
      );
    }),
  );
});
