import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readViewed, VIEWED_LIMIT, viewedIds, viewedKey, withViewed } from './viewed-vehicles.ts';

const vehicle = fc.integer({ min: 1, max: 40 }).map((number) => ({ id: `${number}`, slug: `car-${number}` }));

describe('viewed cars', () => {
  test('are stored under a key of the site (STORE-01 STORE-02 OPEN-112)', () =>
    expect(viewedKey('harbour')).toBe('harbour.ViewCar'));

  test('have one entry each, the last viewed last (VIEWED-01)', () => {
    fc.assert(
      fc.property(fc.array(vehicle), vehicle, (visits, last) => {
        const all = [...visits, last].reduce(withViewed, []);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(all.at(-1)).toEqual(last);
        expect(withViewed(all, last)).toEqual(all);
      }),
    );
  });

  test('show at most 20, newest first, without the current car (OPEN-114)', () => {
    const visits = Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, slug: `car-${index}` }));
    const all = visits.reduce(withViewed, []);
    expect(all).toHaveLength(VIEWED_LIMIT);
    expect(VIEWED_LIMIT).toBe(20);
    expect(viewedIds(all, null).slice(0, 3)).toEqual(['24', '23', '22']);
    expect(viewedIds(all, '24')).toHaveLength(19);
    expect(viewedIds(all, '24')[0]).toBe('23');
  });

  test('are read from any stored text without throwing (OPEN-112)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const entry of readViewed(text)) expect(entry).toMatchObject({ id: expect.any(String) });
      }),
    );
    expect(readViewed('[{"id":"1","slug":"a"},{"id":2,"slug":"b"},null,{"slug":"c"},{"id":"3"}]')).toEqual([
      { id: '1', slug: 'a' },
    ]);
  });
});
