import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';
import { boxAround, drawGround, round } from './ground.ts';
import { halfWidth, type Label, type Obstacle, placeLabels } from './labels.ts';
import type { Suburb } from './place-map.ts';

interface AreaPlace extends Point {
  name: string;
}

interface MarkedPlace extends Label {
  side: 'left' | 'right';
}

export interface AreaMap {
  width: number;
  height: number;
  letters: number;
  land: string;
  places: MarkedPlace[];
  suburbs: Label[];
  rings: { kilometres: number; rx: number; ry: number; label: { x: number; y: number } }[];
}

const WIDE = { width: 1_200, height: 760, letters: 24 };
const TALL = { width: 1_000, height: 1_040, letters: 28 };
/** Degrees of latitude around a single location: about twenty kilometres. */
const SPAN = 0.18;
const RINGS = [2, 5, 10];
/** Width of a marker, and distance of its name, in letter heights. */
const [MARKER, BESIDE] = [1.1, 1];
/** Width of bold location names relative to suburb names. */
const BOLD = 1.35;
/** The most suburbs considered, nearest first; only a few are named. */
const MOST_SUBURBS = 4_000;
/** Extra space between suburb names, so that two do not read as one. */
const ROOMY = 1.15;
const MOST_NAMES = 45;
/** A circle's distance is labelled at its north-east. */
const NORTH_EAST = Math.SQRT1_2;

/**
 * Draws the map of an area.
 * @param places at least one; a single one is centred with distance circles
 * @param coast outlines of land as flat lists of longitude and latitude
 * @param suburbs all suburbs; those that fit are named, nearest first
 */
export function areaMap(
  places: readonly AreaPlace[],
  coast: readonly (readonly number[])[],
  suburbs: readonly Suburb[],
): AreaMap {
  const isSingle = places.length === 1;
  const shape = isSingle ? WIDE : TALL;
  const { width, height, letters } = shape;
  const ground = drawGround(boxAround(places, width / height, SPAN), coast, shape);
  const markedPlaces = places.map(({ name, lat, lng }): MarkedPlace => {
    const { x, y } = ground.at({ lat, lng });
    const neededWidth = (BESIDE + MARKER) * letters + 2 * halfWidth(name, letters * BOLD);
    return { name, x, y, side: x + neededWidth > width ? 'left' : 'right' };
  });
  const rings = isSingle ? ringsOf(places[0], ground.at, height) : [];
  return {
    ...shape,
    land: ground.land,
    rings,
    places: markedPlaces,
    suburbs: placeLabels(
      nearest(places, suburbs).map(({ name, lat, lng }) => ({ name, ...ground.at({ lat, lng }) })),
      [
        ...markedPlaces.flatMap((place) => obstaclesOf(place, letters, isSingle)),
        ...rings.map(({ label }) => ({ ...label, wide: letters * 1.4, high: letters * 0.5 })),
      ],
      { ...shape, letters: letters * ROOMY },
    ).slice(0, MOST_NAMES),
  };
}

/** Returns the space of the marker and its name; a single location's name is below the marker. */
function obstaclesOf({ name, x, y, side }: MarkedPlace, letters: number, isSingle: boolean): Obstacle[] {
  const wide = halfWidth(name, letters * BOLD);
  const marker = { x, y: y - letters, wide: letters * MARKER, high: letters * 1.4 };
  if (isSingle) return [marker, { x, y: y + letters * 1.3, wide, high: letters }];
  const middle = x + (side === 'right' ? 1 : -1) * (BESIDE * letters + wide);
  return [marker, { x: middle, y: y - letters, wide, high: letters * 0.9 }];
}

const nearest = (places: readonly Point[], suburbs: readonly Suburb[]): Suburb[] =>
  suburbs
    .map((suburb) => ({
      suburb,
      away: Math.min(...places.map((place) => kilometresBetween(place, suburb))),
    }))
    .filter(({ away }) => away < 80)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST_SUBURBS)
    .map(({ suburb }) => suburb);

function ringsOf(
  place: AreaPlace | undefined,
  at: (point: Point) => { x: number; y: number },
  height: number,
): AreaMap['rings'] {
  if (!place) return [];
  const middle = at(place);
  const north = { lat: place.lat + 0.1, lng: place.lng };
  const east = { lat: place.lat, lng: place.lng + 0.1 };
  const high = (middle.y - at(north).y) / kilometresBetween(place, north);
  const wide = (at(east).x - middle.x) / kilometresBetween(place, east);
  return RINGS.map((kilometres) => {
    const [rx, ry] = [kilometres * wide, kilometres * high];
    return {
      kilometres,
      rx: round(rx),
      ry: round(ry),
      label: { x: round(middle.x + rx * NORTH_EAST), y: round(middle.y - ry * NORTH_EAST) },
    };
  }).filter(({ ry }) => ry > 60 && ry < height * 0.6);
}
