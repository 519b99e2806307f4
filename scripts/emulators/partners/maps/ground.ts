import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { type Locality, localities } from '../geocoding/postcodes.ts';
import { roadsBetween } from './roads.ts';

/** What the tiles show: the coast of Natural Earth, every suburb, and roads drawn between neighbouring suburbs. */
export interface Ground {
  land: GeoJSON.FeatureCollection;
  roads: GeoJSON.FeatureCollection;
  cities: GeoJSON.FeatureCollection;
  suburbs: GeoJSON.FeatureCollection;
}

const AUSTRALIA = { west: 112, east: 154.5, south: -44, north: -9.8 };

/** Named on maps of a whole region, by postcode. */
const CITIES: Readonly<Record<string, string>> = {
  '0800': 'Darwin',
  '2000': 'Sydney',
  '2300': 'Newcastle',
  '2500': 'Wollongong',
  '2600': 'Canberra',
  '3000': 'Melbourne',
  '3220': 'Geelong',
  '4000': 'Brisbane',
  '4215': 'Southport',
  '4810': 'Townsville',
  '4870': 'Cairns',
  '5000': 'Adelaide',
  '6000': 'Perth',
  '7000': 'Hobart',
};

/** Reads the datasets and lays out the roads; takes about a second. */
export function readGround(): Ground {
  const all = localities();
  const places = [...new Map(all.map((each) => [`${each.name} ${each.state}`, each])).values()];
  const isCity = ({ name, postcode }: Locality) => CITIES[postcode]?.startsWith(name.split(' ')[0] ?? '-');
  return {
    land: collection(landAround()),
    roads: collection(
      roadsBetween(places).map(({ from, to, kilometres }) => ({
        type: 'Feature',
        properties: { class: kilometres > 6 ? 'main' : 'street' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [from.lng, from.lat],
            [to.lng, to.lat],
          ],
        },
      })),
    ),
    cities: collection(places.filter(isCity).map(pointOf)),
    suburbs: collection(places.filter((each) => !isCity(each)).map(pointOf)),
  };
}

const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

const pointOf = ({ name, lng, lat }: Locality): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** Returns the outlines of Australia's land, of Natural Earth at 1:10 million (package world-atlas). */
function landAround(): GeoJSON.Feature[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  type Topology = Parameters<typeof feature>[0];
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { land } = topology.objects;
  if (!land) throw new Error(`${file} has no land`);
  const shape = feature(topology, land);
  return (shape.type === 'FeatureCollection' ? shape.features : [shape])
    .flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
    )
    .filter(([outline]) => outline?.some(isInside))
    .map((coordinates) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates },
    }));
}

function isInside([lng = 0, lat = 0]: GeoJSON.Position): boolean {
  const { west, east, south, north } = AUSTRALIA;
  return lng > west && lng < east && lat > south && lat < north;
}
