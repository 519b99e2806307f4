import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COAST as coast } from './coast.generated.ts';
import { regionMap } from './region-map.ts';

const HARBOUR = [
  { slug: 'albion', name: 'Harbour Albion', town: 'Albion', lat: -27.433, lng: 153.043 },
  { slug: 'moorooka', name: 'Harbour Moorooka', town: 'Moorooka', lat: -27.535, lng: 153.025 },
  { slug: 'southport', name: 'Harbour Southport', town: 'Southport', lat: -27.968, lng: 153.41 },
  { slug: 'burleigh', name: 'Harbour Burleigh', town: 'Burleigh', lat: -28.09, lng: 153.44 },
  { slug: 'maroochydore', name: 'Harbour Maroochydore', town: 'Maroochydore', lat: -26.65, lng: 153.09 },
  { slug: 'noosaville', name: 'Harbour Noosaville', town: 'Noosaville', lat: -26.4, lng: 153.06 },
];

describe('map of results', () => {
  test('shows every location inside it, north above south, with land to the west of the sea', () => {
    for (const map of Object.values(regionMap(HARBOUR, coast) ?? {})) {
      expect(map.places).toHaveLength(6);
      for (const { x, y } of map.places) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(map.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(map.height);
      }
      const y = (name: string) => map.places.find((place) => place.town === name)?.y ?? 0;
      expect(y('Noosaville')).toBeLessThan(y('Albion'));
      expect(y('Albion')).toBeLessThan(y('Burleigh'));
      expect(map.land).toMatch(/^M-?[\d.]+ -?[\d.]+L/);
      // Only the part of the coast that the region needs.
      expect(map.land.length).toBeLessThan(8_000);
      expect([20, 50, 100]).toContain(map.scale.kilometres);
    }
  });

  test('is absent on a site with one location', () => {
    expect(regionMap(HARBOUR.slice(0, 1), coast)).toBeNull();
    expect(regionMap([], coast)).toBeNull();
  });

  test('keeps markers apart, even of locations at one address', () => {
    const spot = fc.record({
      slug: fc.string(),
      name: fc.string(),
      town: fc.string(),
      lat: fc.double({ min: -38, max: -20, noNaN: true }),
      lng: fc.double({ min: 140, max: 153, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 8 }), fc.boolean(), (spots, same) => {
        const locations = same ? spots.map((spot) => ({ ...spot, lat: -27, lng: 153 })) : spots;
        const places = regionMap(locations, [])?.wide.places ?? [];
        for (const [index, a] of places.entries())
          for (const b of places.slice(index + 1))
            expect(Math.hypot(a.markerX - b.markerX, a.markerY - b.markerY)).toBeGreaterThan(40);
      }),
    );
  });
});
