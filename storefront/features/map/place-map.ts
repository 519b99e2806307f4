import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';
import { boxAround, drawGround, type Scale } from './ground.ts';
import { type Label, type Obstacle, placeLabels } from './labels.ts';

export interface PlaceMap {
  width: number;
  height: number;
  letters: number;
  land: string;
  x: number;
  y: number;
  suburbs: Label[];
  scale: Scale;
}

export interface Suburb extends Point {
  name: string;
}

interface Shape {
  width: number;
  height: number;
  letters: number;
}

/** In a dialog on a wide screen, and on a phone. */
const SHAPES = {
  wide: { width: 1_200, height: 720, letters: 27 },
  tall: { width: 800, height: 800, letters: 34 },
} as const satisfies Record<string, Shape>;

export type PlaceMaps = Record<keyof typeof SHAPES, PlaceMap>;

/** Degrees of latitude: about twenty kilometres. */
const SPAN = 0.18;
const MARKER = { wide: 9, high: 2.2 };

/**
 * Draws the map of a location.
 * @param coast outlines of land as flat lists of longitude and latitude
 * @param suburbs all suburbs; those that fit are named, nearest first
 */
export const placeMap = (
  place: Point,
  coast: readonly (readonly number[])[],
  suburbs: readonly Suburb[],
): PlaceMaps => {
  const near = suburbs
    .filter(({ lat, lng }) => Math.abs(lat - place.lat) < SPAN && Math.abs(lng - place.lng) < SPAN * 2)
    .map((suburb) => ({ suburb, away: kilometresBetween(place, suburb) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ suburb }) => suburb);
  return {
    wide: drawMap(place, coast, near, SHAPES.wide),
    tall: drawMap(place, coast, near, SHAPES.tall),
  };
};

function drawMap(
  place: Point,
  coast: readonly (readonly number[])[],
  near: readonly Suburb[],
  shape: Shape,
): PlaceMap {
  const ground = drawGround(boxAround([place], shape.width / shape.height, SPAN), coast, shape);
  const spot = ground.at(place);
  return {
    ...shape,
    land: ground.land,
    ...spot,
    suburbs: placeLabels(
      near.map(({ name, lat, lng }) => ({ name, ...ground.at({ lat, lng }) })),
      obstacles(spot, ground.scale, shape),
      shape,
    ),
    scale: ground.scale,
  };
}

/** Returns the space of the marker with its name, and of the scale bar. */
const obstacles = (
  spot: { x: number; y: number },
  scale: Scale,
  { width, height, letters }: Shape,
): Obstacle[] => [
  { ...spot, wide: MARKER.wide * letters, high: MARKER.high * letters },
  { x: width - scale.width / 2 - 24, y: height - 24, wide: scale.width / 2 + letters, high: 2 * letters },
];
