import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { beforeAll, describe, expect, test } from 'vitest';
import { roadsBetween } from './roads.ts';
import { maps } from './routes.ts';

const app = maps();

/** Returns the address of the tile that contains a point. */
function tileAt(z: number, { lat, lng }: { lat: number; lng: number }): string {
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
  return `/tiles/${z}/${x}/${y}.mvt`;
}
const ALBION = { lat: -27.4318, lng: 153.0436 };

async function layersAt(path: string) {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer()))).layers;
}

describe('the map provider', () => {
  beforeAll(() => app.request('/tiles/0/0/0.mvt'));

  test('names its tiles in a style, for pages of any origin', async () => {
    const response = await app.request('http://maps.test:4005/style.json', {
      headers: { origin: 'http://harbour.localhost:3000' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      version: 8,
      sources: { ground: { tiles: ['http://maps.test:4005/tiles/{z}/{x}/{y}.mvt'] } },
    });
  });

  test('serves land, roads and names of suburbs around a dealership', async () => {
    const layers = await layersAt(tileAt(12, ALBION));
    expect(Object.keys(layers).sort()).toEqual(['land', 'road', 'suburb']);
    const { suburb, road, land } = layers;
    const names = Array.from(
      { length: suburb?.length ?? 0 },
      (_, index) => suburb?.feature(index).properties.name,
    );
    expect(names).toContain('Bowen Hills');
    expect(road?.length).toBeGreaterThan(3);
    expect(land?.length).toBeGreaterThan(0);
  });

  test('serves cities without suburbs for a whole region', async () => {
    const layers = await layersAt(tileAt(5, ALBION));
    expect(Object.keys(layers).sort()).toEqual(['city', 'land', 'road']);
  });

  test('serves an empty tile at sea, and 404 beyond the last zoom or row', async () => {
    expect(Object.keys(await layersAt(tileAt(8, { lat: -35, lng: 165 })))).toEqual([]);
    for (const path of ['/tiles/13/0/0.mvt', '/tiles/2/4/0.mvt', '/tiles/2/0/9.mvt', '/tiles/a/0/0.mvt'])
      expect((await app.request(path)).status).toBe(404);
  });
});

test('roads connect neighbours, and skip a place with another in between', () => {
  const places = [0, 0.02, 0.04].map((lng) => ({ lat: -27, lng }));
  expect(roadsBetween(places).map(({ from, to }) => [from.lng, to.lng])).toEqual([
    [0, 0.02],
    [0.02, 0.04],
  ]);
});
