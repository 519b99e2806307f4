import type { Point } from '@forecourt/lib/platform/geocode/distance';
import { boxAround, drawGround, round, type Scale } from './ground.ts';

export interface MapLocation extends Point {
  slug: string;
  name: string;
  town: string;
}

export interface RegionMap {
  width: number;
  height: number;
  land: string;
  places: MapPlace[];
  scale: Scale;
}

export interface MapPlace {
  slug: string;
  name: string;
  town: string;
  x: number;
  y: number;
  /** Position of its marker, moved if another marker is too close. */
  markerX: number;
  markerY: number;
}

/** The size of a map, and the minimum distance between markers for touch. */
interface Shape {
  width: number;
  height: number;
  gap: number;
}

const SHAPES = {
  wide: { width: 1_200, height: 520, gap: 60 },
  tall: { width: 800, height: 800, gap: 84 },
} as const satisfies Record<string, Shape>;

export type RegionMaps = Record<keyof typeof SHAPES, RegionMap>;

/** Degrees of latitude: a town with its surroundings. */
const LEAST_SPAN = 0.7;

/**
 * Draws the map of several locations; returns null for fewer than two, since there is nothing to select.
 * @param coast outlines of land as flat lists of longitude and latitude
 */
export function regionMap(
  locations: readonly MapLocation[],
  coast: readonly (readonly number[])[],
): RegionMaps | null {
  if (locations.length < 2) return null;
  return { wide: drawMap(locations, coast, SHAPES.wide), tall: drawMap(locations, coast, SHAPES.tall) };
}

function drawMap(
  locations: readonly MapLocation[],
  coast: readonly (readonly number[])[],
  shape: Shape,
): RegionMap {
  const { width, height } = shape;
  const ground = drawGround(boxAround(locations, width / height, LEAST_SPAN), coast, shape);
  return {
    width,
    height,
    land: ground.land,
    places: spread(
      locations.map(({ slug, name, town, lat, lng }) => ({ slug, name, town, ...ground.at({ lat, lng }) })),
      shape,
    ),
    scale: ground.scale,
  };
}

function spread(
  places: readonly Omit<MapPlace, 'markerX' | 'markerY'>[],
  { width, height, gap }: Shape,
): MapPlace[] {
  const markers = places.map((place) => ({ ...place, markerX: place.x, markerY: place.y }));
  for (let round = 0; round < 200; round++) {
    let anyMoved = false;
    for (const [index, a] of markers.entries()) {
      for (const b of markers.slice(index + 1)) {
        const [dx, dy] = [b.markerX - a.markerX, b.markerY - a.markerY];
        const apart = Math.hypot(dx, dy);
        if (apart >= gap) continue;
        anyMoved = true;
        const [ux, uy] = apart < 0.01 ? [1, 0] : [dx / apart, dy / apart];
        const push = (gap - apart) / 2 + 0.1;
        a.markerX -= ux * push;
        a.markerY -= uy * push;
        b.markerX += ux * push;
        b.markerY += uy * push;
      }
    }
    for (const marker of markers) {
      marker.markerX = Math.min(width - gap / 2, Math.max(gap / 2, marker.markerX));
      marker.markerY = Math.min(height - gap / 2, Math.max(gap / 2, marker.markerY));
    }
    if (!anyMoved) break;
  }
  return markers.map((marker) => ({
    ...marker,
    markerX: round(marker.markerX),
    markerY: round(marker.markerY),
  }));
}
