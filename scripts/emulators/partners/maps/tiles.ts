import { GeoJSONVT, type GeoJSONVTOptions, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { type Ground, readGround } from './ground.ts';
import { MAX_ZOOM } from './style.ts';

const EXTENT = 4096;

/** Lowest zoom at which a layer is in the tiles. */
const LAYERS = {
  land: { of: 'land', from: 0 },
  road: { of: 'roads', from: 5 },
  city: { of: 'cities', from: 3 },
  suburb: { of: 'suburbs', from: 9 },
} as const satisfies Record<string, { of: keyof Ground; from: number }>;

/**
 * Returns a function that encodes a tile as MVT (Mapbox Vector Tile 2.1); null for a tile that does not exist.
 * The layers are indexed on the first call.
 */
export function tileMaker(read: () => Ground = readGround) {
  let indexes: [name: string, from: number, index: GeoJSONVT][] | undefined;
  return (z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null => {
    const inRow = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
    if (!Number.isInteger(z) || z < 0 || z > MAX_ZOOM || !inRow(x) || !inRow(y)) return null;
    indexes ??= indexed(read());
    const layers: Record<string, GeoJSONVTTile> = {};
    for (const [name, from, index] of indexes) {
      const tile = z >= from ? index.getTile(z, x, y) : null;
      if (tile) layers[name] = tile;
    }
    return new Uint8Array(fromGeojsonVt(layers, { version: 2, extent: EXTENT }));
  };
}

function indexed(ground: Ground): [string, number, GeoJSONVT][] {
  const options: GeoJSONVTOptions = { maxZoom: MAX_ZOOM, extent: EXTENT, buffer: 128, tolerance: 3 };
  return Object.entries(LAYERS).map(([name, { of, from }]) => [
    name,
    from,
    new GeoJSONVT(ground[of], options),
  ]);
}
