import { describe, expect, test } from 'vitest';
import { areaMap } from './area-map.ts';
import { COAST } from './coast.generated.ts';
import { suburbs } from './suburbs.server.ts';

const ALBION = { name: 'Harbour Albion', lat: -27.4318, lng: 153.0436 };
const NOOSAVILLE = { name: 'Harbour Noosaville', lat: -26.4027, lng: 153.0562 };
const BURLEIGH = { name: 'Harbour Burleigh', lat: -28.1036, lng: 153.4332 };

describe('map of an area', () => {
  test('centres a single location, with distance circles and its neighbours', () => {
    const map = areaMap([ALBION], COAST, suburbs());
    expect(map.places).toMatchObject([{ name: 'Harbour Albion', x: map.width / 2, y: map.height / 2 }]);
    expect(map.rings.map(({ kilometres }) => kilometres)).toEqual([2, 5, 10]);
    for (const { rx, ry } of map.rings) expect(rx / ry).toBeCloseTo(1, 1);
    expect(map.suburbs.length).toBeGreaterThan(8);
    expect(map.land).toMatch(/^M/);
    expect(JSON.stringify(map).length).toBeLessThan(12_000);
  });

  test('shows several locations, north above south, without circles', () => {
    const map = areaMap([ALBION, NOOSAVILLE, BURLEIGH], COAST, suburbs());
    const [albion, noosaville, burleigh] = map.places;
    expect(noosaville?.y).toBeLessThan(albion?.y ?? 0);
    expect(albion?.y).toBeLessThan(burleigh?.y ?? 0);
    for (const { x, y } of map.places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
    }
    expect(map.rings).toEqual([]);
    expect(map.suburbs.length).toBeGreaterThan(5);
  });

  test('shows two locations at the same point', () => {
    expect(areaMap([ALBION, ALBION], COAST, suburbs()).places).toHaveLength(2);
  });
});
