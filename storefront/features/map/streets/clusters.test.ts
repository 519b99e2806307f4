import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, clustersOf } from './clusters.ts';

const ALBION = { slug: 'albion', lat: -27.4318, lng: 153.0436 };
const WINDSOR = { slug: 'windsor', lat: -27.4295, lng: 153.03 };
const SOUTHPORT = { slug: 'southport', lat: -27.9672, lng: 153.4 };
const slugs = (clusters: { places: readonly { slug: string }[] }[]) =>
  clusters.map(({ places }) => places.map(({ slug }) => slug).toSorted()).toSorted();

const places = fc.uniqueArray(
  fc.record({
    slug: fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replaceAll(' ', '-')),
    lat: fc.double({ min: -43, max: -10, noNaN: true }),
    lng: fc.double({ min: 113, max: 153, noNaN: true }),
  }),
  { selector: ({ slug }) => slug, maxLength: 40 },
);

describe('markers of the street map', () => {
  test('join locations that are close together, and part when the map is nearer', () => {
    const at = clustersOf([ALBION, WINDSOR, SOUTHPORT]);
    expect(slugs(at(8))).toEqual([['albion', 'windsor'], ['southport']]);
    expect(slugs(at(13))).toEqual([['albion'], ['southport'], ['windsor']]);
    const joined = at(8).find(({ places: members }) => members.length === 2);
    expect(joined?.expandsAt).toBeGreaterThan(8);
    expect(slugs(at(joined?.expandsAt ?? 0))).toContainEqual(['albion']);
  });

  test('show each location exactly once at any zoom', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 0, max: 18, noNaN: true }), (given, zoom) => {
        const shown = clustersOf(given)(zoom).flatMap(({ places: members }) =>
          members.map(({ slug }) => slug),
        );
        expect(shown.toSorted()).toEqual(given.map(({ slug }) => slug).toSorted());
      }),
    );
  });

  test('are all within the box that the map opens with', () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([ALBION, SOUTHPORT])).toEqual([153.0436, -27.9672, 153.4, -27.4318]);
    fc.assert(
      fc.property(places, (given) => {
        const [west, south, east, north] = boundsOf(given) ?? [0, 0, 0, 0];
        for (const { lat, lng } of given)
          expect(lat >= south && lat <= north && lng >= west && lng <= east).toBe(true);
      }),
    );
  });
});
