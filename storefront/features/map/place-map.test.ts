import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COAST } from './coast.generated.ts';
import { placeMap } from './place-map.ts';
import { suburbs } from './suburbs.server.ts';

const PLACE = { lat: -27.4331, lng: 153.0432 };

test('shows the neighbours of Albion in the right directions, and a scale', () => {
  const { wide, tall } = placeMap(PLACE, COAST, suburbs());
  for (const map of [wide, tall]) {
    expect(map.x).toBeCloseTo(map.width / 2, 0);
    expect(map.y).toBeCloseTo(map.height / 2, 0);
    expect(map.suburbs.length).toBeGreaterThan(5);
    for (const label of map.suburbs) {
      const lies = suburbs().find(
        ({ name, lat, lng }) =>
          name === label.name && Math.abs(lat - PLACE.lat) < 0.5 && Math.abs(lng - PLACE.lng) < 0.5,
      );
      expect(Math.sign(map.y - label.y), label.name).toBe(Math.sign((lies?.lat ?? 0) - PLACE.lat));
      expect(Math.sign(label.x - map.x), label.name).toBe(Math.sign((lies?.lng ?? 0) - PLACE.lng));
    }
    expect([2, 5, 10]).toContain(map.scale.kilometres);
    expect(JSON.stringify(map).length).toBeLessThan(10_000);
  }
  expect(wide.suburbs.map(({ name }) => name)).not.toContain('Southport');
});

test('keeps names apart and within the map, for any location', () => {
  const point = fc.record({
    lat: fc.double({ min: -38, max: -26, noNaN: true }),
    lng: fc.double({ min: 143, max: 153.5, noNaN: true }),
  });
  fc.assert(
    fc.property(point, (place) => {
      for (const { suburbs: shown, letters, width } of Object.values(placeMap(place, COAST, suburbs()))) {
        const half = (name: string) => (name.length * 0.56 * letters) / 2;
        for (const [index, a] of shown.entries()) {
          expect(a.x - half(a.name)).toBeGreaterThan(0);
          expect(a.x + half(a.name)).toBeLessThan(width);
          for (const b of shown.slice(index + 1))
            expect(
              Math.abs(a.x - b.x) > half(a.name) + half(b.name) || Math.abs(a.y - b.y) > letters,
              `${a.name} and ${b.name}`,
            ).toBe(true);
        }
      }
    }),
    { numRuns: 30 },
  );
});
