import { kilometresBetween, type Point } from '@forecourt/lib/geocode/distance';

/** A location as the map takes it. */
export interface MapLocation extends Point {
  name: string;
  /** A short name, its town. */
  town: string;
}

/** A drawn map of the part of the country where a site's locations are. */
export interface RegionMap {
  width: number;
  height: number;
  /** The land, as an SVG path. */
  land: string;
  places: MapPlace[];
  /** A length to compare with: `50` kilometres are so wide. */
  scale: { kilometres: number; width: number };
}

export interface MapPlace {
  name: string;
  town: string;
  /** Where it is. */
  x: number;
  y: number;
  /** Where its marker stands: beside the place, when another marker is too near. */
  markerX: number;
  markerY: number;
}

/** The proportions of a map, and how far apart its markers stand so that each can be touched. */
interface Shape {
  width: number;
  height: number;
  gap: number;
}

/** Beside the filters, and on a phone. */
const SHAPES = {
  wide: { width: 1_200, height: 520, gap: 60 },
  tall: { width: 800, height: 800, gap: 84 },
} as const satisfies Record<string, Shape>;

/** The map in each shape. */
export type RegionMaps = Record<keyof typeof SHAPES, RegionMap>;

/** Degrees of latitude: a town is shown with its surroundings. */
const LEAST_SPAN = 0.7;
const MARGIN = 0.28;
/** Land goes on beyond the edges, so that they are not drawn as coast. */
const BEYOND = 0.05;
const SCALES = [200, 100, 50, 20, 10, 5];

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * Draws the map of some locations.
 * @param coast outlines of land as flat lists of longitude and latitude
 * @returns null for fewer than two locations: there is nothing to choose on a map
 */
export function regionMap(
  locations: readonly MapLocation[],
  coast: readonly (readonly number[])[],
): RegionMaps | null {
  if (locations.length < 2) return null;
  return { wide: drawn(locations, coast, SHAPES.wide), tall: drawn(locations, coast, SHAPES.tall) };
}

function drawn(
  locations: readonly MapLocation[],
  coast: readonly (readonly number[])[],
  shape: Shape,
): RegionMap {
  const { width, height } = shape;
  const box = boxAround(locations, width / height);
  const x = (lng: number) => round(((lng - box.west) / (box.east - box.west)) * width);
  const y = (lat: number) => round(((box.north - lat) / (box.north - box.south)) * height);
  const land = coast
    .map((outline) => clipped(outline, beyond(box)))
    .filter((points) => points.length > 2)
    .map((points) => `M${points.map(([lng, lat]) => `${x(lng)} ${y(lat)}`).join('L')}Z`)
    .join('');
  const middle = (box.north + box.south) / 2;
  const across = kilometresBetween({ lat: middle, lng: box.west }, { lat: middle, lng: box.east });
  const kilometres = SCALES.find((length) => length < across / 4) ?? 5;
  return {
    width,
    height,
    land,
    places: spread(
      locations.map(({ name, town, lat, lng }) => ({ name, town, x: x(lng), y: y(lat) })),
      shape,
    ),
    scale: { kilometres, width: round((kilometres / across) * width) },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The box of the map: around all locations with a margin, in the map's proportions. */
function boxAround(locations: readonly Point[], ratio: number): Box {
  const lats = locations.map(({ lat }) => lat);
  const lngs = locations.map(({ lng }) => lng);
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ];
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const wanted = Math.max(
    (north - south) * (1 + MARGIN),
    ((east - west) * shrink * (1 + MARGIN)) / ratio,
    LEAST_SPAN,
  );
  const [high, wide] = [wanted / 2, (wanted * ratio) / shrink / 2];
  return {
    south: middle.lat - high,
    north: middle.lat + high,
    west: middle.lng - wide,
    east: middle.lng + wide,
  };
}

function beyond({ west, east, south, north }: Box): Box {
  const [wide, high] = [(east - west) * BEYOND, (north - south) * BEYOND];
  return { west: west - wide, east: east + wide, south: south - high, north: north + high };
}

type Corner = readonly [lng: number, lat: number];

/** Sutherland and Hodgman's clipping of an outline by a box. */
function clipped(outline: readonly number[], { west, east, south, north }: Box): Corner[] {
  const corners = Array.from(
    { length: outline.length / 2 },
    (_, i): Corner => [outline[2 * i] ?? 0, outline[2 * i + 1] ?? 0],
  );
  const sides: [(corner: Corner) => number][] = [
    [([lng]) => lng - west],
    [([lng]) => east - lng],
    [([, lat]) => lat - south],
    [([, lat]) => north - lat],
  ];
  return sides.reduce<Corner[]>((points, [inside]) => {
    const kept: Corner[] = [];
    points.forEach((to, index) => {
      const from = points.at(index - 1) ?? to;
      const [a, b] = [inside(from), inside(to)];
      if (a >= 0 !== b >= 0) {
        const along = a / (a - b);
        kept.push([from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])]);
      }
      if (b >= 0) kept.push(to);
    });
    return kept;
  }, corners);
}

/** Moves markers apart until each has room, and keeps them on the map. */
function spread(
  places: readonly Omit<MapPlace, 'markerX' | 'markerY'>[],
  { width, height, gap }: Shape,
): MapPlace[] {
  const markers = places.map((place) => ({ ...place, markerX: place.x, markerY: place.y }));
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (const [index, a] of markers.entries()) {
      for (const b of markers.slice(index + 1)) {
        const [dx, dy] = [b.markerX - a.markerX, b.markerY - a.markerY];
        const apart = Math.hypot(dx, dy);
        if (apart >= gap) continue;
        moved = true;
        // Two on one spot go apart sideways.
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
    if (!moved) break;
  }
  return markers.map((marker) => ({
    ...marker,
    markerX: round(marker.markerX),
    markerY: round(marker.markerY),
  }));
}
