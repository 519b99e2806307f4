import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSavedIn, savedCount, savedKey } from './saved.ts';

describe('the stored list of saved cars', () => {
  test('has a key with the slug of the site (STORE-01 STORE-03 OPEN-112)', () => {
    expect(savedKey('harbour', 'favourites')).toBe('harbour.FavouritedCars');
    expect(savedKey('northside', 'watchlist')).toBe('northside.Watchlist');
  });

  test('is counted and searched without parsing it', () => {
    const entry = fc.record({
      id: fc.stringMatching(/^[\w-]{1,12}$/),
      name: fc.oneof(fc.string(), fc.constant('"id":"7"'), fc.constant('{"id":"7"}')),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), fc.nat(20), (entries, number) => {
        const stored = JSON.stringify(entries);
        expect(savedCount(stored)).toBe(entries.length);
        for (const { id } of entries) expect(isSavedIn(stored, id)).toBe(true);
        expect(isSavedIn(stored, String(number))).toBe(entries.some(({ id }) => id === String(number)));
      }),
    );
    expect([savedCount(null), savedCount(undefined), savedCount('[]')]).toEqual([0, 0, 0]);
  });
});
