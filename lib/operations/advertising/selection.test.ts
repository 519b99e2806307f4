import { describe, expect, test } from 'vitest';
import type { VehicleInput } from '../../vehicle/vehicle.ts';
import { feedRefusals, isSelected } from './selection.ts';
import { SAMPLE_TIME, sampleAdvert, sampleFeed } from './testing/samples.ts';

type Rule = Record<string, unknown>;

const selects = (stock: Rule, facts: Partial<VehicleInput> = {}): boolean => {
  const feed = sampleFeed({ stock: { ...EMPTY, ...stock } });
  return isSelected(sampleAdvert(facts, feed), feed.stock, SAMPLE_TIME);
};
const EMPTY = {
  conditions: null,
  dealershipIds: null,
  makes: null,
  bodies: null,
  priceFrom: null,
  priceTo: null,
  daysFrom: null,
  daysTo: null,
  minimumPhotos: null,
  includesComingSoon: null,
  includesReserved: null,
  excludedStockNumbers: null,
};

describe('the rules of a feed', () => {
  test.each<[string, Rule, Partial<VehicleInput>, boolean]>([
    ['nothing by default', {}, {}, true],
    ['another condition', { conditions: ['new'] }, {}, false],
    ['the same make in other letters', { makes: ['TOYOTA '] }, {}, true],
    ['another make', { makes: ['Ford'] }, {}, false],
    ['the same body', { bodies: ['ute'] }, {}, true],
    ['a body with the same label', { bodies: ['wagon'] }, { simple_body: 'stationWagon' }, true],
    ['an unknown body', { bodies: ['ute'] }, { simple_body: null }, false],
    ['the bounds of the price', { priceFrom: 54_990, priceTo: 54_990 }, {}, true],
    ['a lower price', { priceFrom: 54_991 }, {}, false],
    ['a higher price', { priceTo: 54_989 }, {}, false],
    ['no price', { priceTo: 54_989 }, { price: null }, false],
    ['45 days in stock', { daysFrom: 45, daysTo: 45 }, {}, true],
    ['fewer days in stock', { daysFrom: 46 }, {}, false],
    ['a vehicle that is coming soon', {}, { status: 'coming_soon' }, false],
    ['one that is wanted', { includesComingSoon: true }, { status: 'coming_soon' }, true],
    ['a reserved vehicle', {}, { reserved: true }, false],
    ['one that is wanted too', { includesReserved: true }, { reserved: true }, true],
    ['a sold vehicle', { includesReserved: true, includesComingSoon: true }, { status: 'sold' }, false],
    ['an excluded stock number', { excludedStockNumbers: ['a1'] }, {}, false],
  ])('on %s', (_, stock, facts, expected) => {
    expect(selects(stock, facts)).toBe(expected);
  });

  test('leave out a vehicle with too few photos, and say why', () => {
    const feed = sampleFeed({ stock: { ...EMPTY, minimumPhotos: 4 } });
    expect(feedRefusals(sampleAdvert({}, feed), feed)).toEqual([
      { reason: 'The vehicle has 3 photos; the feed requires 4.', field: 'photos' },
    ]);
  });

  test('leave out a vehicle without a drive-away price where one is advertised', () => {
    const feed = sampleFeed({ price: 'driveAway' });
    expect(feedRefusals(sampleAdvert({}, feed), feed).map(({ field }) => field)).toEqual(['priceBasis']);
  });
});
