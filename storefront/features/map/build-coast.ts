// Generates the coastline of Australia for drawn maps: `pnpm coast` writes coast.generated.ts from Natural
// Earth's 1:10 million land (public domain, from the package world-atlas).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';

const AUSTRALIA = { west: 112, east: 154.5, south: -44, north: -9.8 };
/** Degrees; finer detail is not visible on a regional map. */
const DETAIL = 0.006;
const DECIMALS = 1_000;

type Ring = [lng: number, lat: number][];

type Topology = Parameters<typeof feature>[0];
interface Land {
  features: {
    geometry: { type: 'MultiPolygon'; coordinates: Ring[][] } | { type: 'Polygon'; coordinates: Ring[] };
  }[];
}

const topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'),
) as Topology & { objects: { land: Topology['objects'][string] } };
const land = feature(topology, topology.objects.land) as unknown as Land;
const rings = land.features
  .flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
  )
  .map(([outline]) => outline ?? [])
  .filter((ring) => ring.some(isInside))
  .map((ring) => simplifyRing(ring, DETAIL))
  .filter((ring) => ring.length > 3);
const numbers = rings.map((ring) => ring.flatMap(([lng, lat]) => [round(lng), round(lat)]));
const file = path.join(import.meta.dirname, 'coast.generated.ts');
const text = `export const COAST: readonly (readonly number[])[] = ${JSON.stringify(numbers)};\n`;
writeFileSync(file, `// Written by build.ts: outlines of land, longitude and latitude in turn.\n${text}`);
console.log(`${rings.length} coastlines, ${numbers.flat().length / 2} points`);

function isInside([lng, lat]: Ring[number]): boolean {
  const { west, east, south, north } = AUSTRALIA;
  return lng > west && lng < east && lat > south && lat < north;
}

function round(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}

/** Simplifies a ring (Douglas-Peucker): no removed point is farther than `detail` from the result. */
function simplifyRing(ring: Ring, detail: number): Ring {
  const keep = new Set([0, ring.length - 1]);
  const spans: [number, number][] = [
    [0, Math.floor(ring.length / 2)],
    [Math.floor(ring.length / 2), ring.length - 1],
  ];
  keep.add(Math.floor(ring.length / 2));
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [worst, at] = [0, -1];
    for (let i = from + 1; i < to; i++) {
      const away = distance(ring[i] as Ring[number], ring[from] as Ring[number], ring[to] as Ring[number]);
      if (away > worst) [worst, at] = [away, i];
    }
    if (worst <= detail) continue;
    keep.add(at);
    spans.push([from, at], [at, to]);
  }
  return ring.filter((_, index) => keep.has(index));
}

function distance([x, y]: Ring[number], [ax, ay]: Ring[number], [bx, by]: Ring[number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
