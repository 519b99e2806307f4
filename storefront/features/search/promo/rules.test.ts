import type { CarType } from '@forecourt/lib/vehicle/vehicle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListKind, promoPlace, typesOfList } from './rules.ts';

const card = (display: ListKind[], strict = false, position = 8) => ({ position, display, strict });
const MIXED: CarType[] = ['new', 'demo', 'used'];

describe('a promo card', () => {
  test('is at its position, the eighth or ninth (SEARCH-08 SEARCH-05)', () => {
    expect(promoPlace(card(['all']), MIXED, 21)).toBe(7);
    expect(promoPlace(card(['all'], false, 9), MIXED, 21)).toBe(8);
  });

  test('shows in the lists it is for (SEARCH-09 OPEN-044)', () => {
    expect(promoPlace(card(['used']), ['used'], 21)).toBe(7);
    expect(promoPlace(card(['used']), MIXED, 21)).toBe(7);
    expect(promoPlace(card(['used']), ['new', 'demo'], 21)).toBeNull();
    expect(promoPlace(card(['all']), ['new'], 21)).toBe(7);
  });

  test('shows only in a list of exactly its kind when strict (SEARCH-10 OPEN-044)', () => {
    expect(promoPlace(card(['used'], true), ['used'], 21)).toBe(7);
    expect(promoPlace(card(['used'], true), MIXED, 21)).toBeNull();
    expect(promoPlace(card(['all'], true), MIXED, 21)).toBe(7);
    expect(promoPlace(card(['all'], true), ['used'], 21)).toBeNull();
    expect(promoPlace(card(['used'], true), ['used'], 7)).toBe(7);
    expect(promoPlace(card(['used'], true), ['used'], 6)).toBeNull();
  });

  test('is last in a short list and absent in an empty one (OPEN-045)', () => {
    expect(promoPlace(card(['all']), MIXED, 3)).toBe(3);
    expect(promoPlace(card(['all']), MIXED, 0)).toBeNull();
  });

  test('is never beyond the last car (OPEN-045)', () => {
    const kinds = fc.subarray<ListKind>(['all', 'new', 'used', 'demo']);
    const types = fc.subarray<CarType>(MIXED);
    fc.assert(
      fc.property(
        kinds,
        fc.boolean(),
        fc.constantFrom(8, 9),
        types,
        fc.nat(30),
        (display, strict, position, held, vehicles) => {
          const place = promoPlace({ display, strict, position }, held, vehicles);
          if (place !== null) expect(place).toBeLessThanOrEqual(Math.min(vehicles, position - 1));
        },
      ),
    );
  });
});

test('takes the kind of a list from site, page and filters', () => {
  expect(typesOfList(MIXED, [], [])).toEqual(MIXED);
  expect(typesOfList(['used'], [], [])).toEqual(['used']);
  expect(typesOfList(MIXED, ['new', 'demo'], ['demo', 'used'])).toEqual(['demo']);
});
