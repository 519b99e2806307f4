import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COAST as coast } from './coast.generated.ts';
import { regionMap } from './region.ts';

const HARBOUR = [
  { name: 'Albion', lat: -27.433, lng: 153.043 },
  { name: 'Moorooka', lat: -27.535, lng: 153.025 },
  { name: 'Southport', lat: -27.968, lng: 153.41 },
  { name: 'Burleigh', lat: -28.09, lng: 153.44 },
  { name: 'Maroochydore', lat: -26.65, lng: 153.09 },
  { name: 'Noosaville', lat: -26.4, lng: 153.06 },
];

describe('map of results', () => {
  test('shows every location inside it, north above south, with land to the west of the sea', () => {
    const map = regionMap(HARBOUR, coast);
    expect(map?.places).toHaveLength(6);
    for (const { x, y } of map?.places ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map?.width ?? 0);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map?.height ?? 0);
    }
    const y = (name: string) => map?.places.find((place) => place.name === name)?.y ?? 0;
    expect(y('Noosaville')).toBeLessThan(y('Albion'));
    expect(y('Albion')).toBeLessThan(y('Burleigh'));
    expect(map?.land).toMatch(/^M[\d.]+ [\d.]+L/);
    // The part of the coast that a region needs, not the whole country's.
    expect((map?.land ?? '').length).toBeLessThan(8_000);
    expect(map?.scale).toMatchObject({ kilometres: 50 });
  });

  test('a site with one location has no map', () => {
    expect(regionMap(HARBOUR.slice(0, 1), coast)).toBeNull();
    expect(regionMap([], coast)).toBeNull();
  });

  test('no marker covers another, even of locations at one address', () => {
    const spot = fc.record({
      name: fc.string(),
      lat: fc.double({ min: -38, max: -20, noNaN: true }),
      lng: fc.double({ min: 140, max: 153, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 8 }), fc.boolean(), (spots, same) => {
        const locations = same ? spots.map(({ name }) => ({ name, lat: -27, lng: 153 })) : spots;
        const places = regionMap(locations, [])?.places ?? [];
        for (const [index, a] of places.entries())
          for (const b of places.slice(index + 1))
            expect(Math.hypot(a.markerX - b.markerX, a.markerY - b.markerY)).toBeGreaterThan(50);
      }),
    );
  });
});
