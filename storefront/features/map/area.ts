import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';
import { boxAround, drawGround, round } from './ground.ts';
import { halfWidth, type Label, type Obstacle, placeLabels } from './labels.ts';
import type { Suburb } from './place.ts';

/** A place as a map of an area takes it. */
interface AreaPlace extends Point {
  name: string;
}

/** A place on the map: its marker, and on which side its name stands. */
interface MarkedPlace extends Label {
  side: 'left' | 'right';
}

/** A drawn map of one place or several, with the coast and the suburbs around them. */
export interface AreaMap {
  width: number;
  height: number;
  letters: number;
  /** The land, as an SVG path. */
  land: string;
  places: MarkedPlace[];
  suburbs: Label[];
  /** Circles of so many kilometres around a single place, which tell how far things are. */
  rings: { kilometres: number; rx: number; ry: number; label: { x: number; y: number } }[];
}

const WIDE = { width: 1_200, height: 760, letters: 24 };
const TALL = { width: 1_000, height: 1_040, letters: 28 };
/** Degrees of latitude around a single place: some twenty kilometres, which a driver knows the way in. */
const SPAN = 0.18;
const RINGS = [2, 5, 10];
/** A marker is so wide, in heights of a letter; its name stands so far from its middle. */
const [MARKER, BESIDE] = [1.1, 1];
/** How much wider the bold name of a place is than the name of a suburb. */
const BOLD = 1.35;
/** Suburbs that are looked at, the nearest to any place first; a map of a region names few of thousands. */
const MOST_SUBURBS = 4_000;
/** Names of suburbs stand a little apart, so that two do not read as one. */
const ROOMY = 1.15;
/** Names that a map carries beside those of its places. */
const MOST_NAMES = 45;
/** Where on a circle its length stands: to the north-east. */
const NORTH_EAST = Math.SQRT1_2;

/**
 * Draws the map of an area.
 * @param places at least one; one alone stands in the middle with circles around it
 * @param coast outlines of land as flat lists of longitude and latitude
 * @param suburbs every one there is; those that find room are named, the nearest first
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

/** The marker and the name; a single place has its name under the marker. */
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

/** The circles of which at least half is on the map. */
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
