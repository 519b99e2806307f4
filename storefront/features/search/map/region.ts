import { kilometresBetween, type Point } from '@forecourt/lib/geocode/distance';

/** A location as the map takes it. */
export interface MapLocation extends Point {
  name: string;
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
  /** Where it is. */
  x: number;
  y: number;
  /** Where its marker stands: beside the place, when another marker is too near. */
  markerX: number;
  markerY: number;
}

const WIDTH = 800;
const HEIGHT = 600;
/** Degrees of latitude: a town is shown with its surroundings. */
const LEAST_SPAN = 0.7;
const MARGIN = 0.28;
/** Markers are at least this far from one another, so that each can be touched on a phone. */
const MARKER_GAP = 74;
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
): RegionMap | null {
  if (locations.length < 2) return null;
  const box = boxAround(locations);
  const x = (lng: number) => round(((lng - box.west) / (box.east - box.west)) * WIDTH);
  const y = (lat: number) => round(((box.north - lat) / (box.north - box.south)) * HEIGHT);
  const land = coast
    .map((outline) => clipped(outline, box))
    .filter((points) => points.length > 2)
    .map((points) => `M${points.map(([lng, lat]) => `${x(lng)} ${y(lat)}`).join('L')}Z`)
    .join('');
  const middle = (box.north + box.south) / 2;
  const across = kilometresBetween({ lat: middle, lng: box.west }, { lat: middle, lng: box.east });
  const kilometres = SCALES.find((length) => length < across / 4) ?? 5;
  return {
    width: WIDTH,
    height: HEIGHT,
    land,
    places: spread(locations.map(({ name, lat, lng }) => ({ name, x: x(lng), y: y(lat) }))),
    scale: { kilometres, width: round((kilometres / across) * WIDTH) },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The box of the map: around all locations with a margin, in the map's proportions. */
function boxAround(locations: readonly Point[]): Box {
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
    ((east - west) * shrink * (1 + MARGIN) * HEIGHT) / WIDTH,
    LEAST_SPAN,
  );
  const [high, wide] = [wanted / 2, (wanted * WIDTH) / HEIGHT / shrink / 2];
  return {
    south: middle.lat - high,
    north: middle.lat + high,
    west: middle.lng - wide,
    east: middle.lng + wide,
  };
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
function spread(places: readonly { name: string; x: number; y: number }[]): MapPlace[] {
  const markers = places.map((place) => ({ ...place, markerX: place.x, markerY: place.y }));
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (const [index, a] of markers.entries()) {
      for (const b of markers.slice(index + 1)) {
        const [dx, dy] = [b.markerX - a.markerX, b.markerY - a.markerY];
        const apart = Math.hypot(dx, dy);
        if (apart >= MARKER_GAP) continue;
        moved = true;
        // Two on one spot go apart sideways.
        const [ux, uy] = apart < 0.01 ? [1, 0] : [dx / apart, dy / apart];
        const push = (MARKER_GAP - apart) / 2 + 0.1;
        a.markerX -= ux * push;
        a.markerY -= uy * push;
        b.markerX += ux * push;
        b.markerY += uy * push;
      }
    }
    for (const marker of markers) {
      marker.markerX = Math.min(WIDTH - MARKER_GAP / 2, Math.max(MARKER_GAP / 2, marker.markerX));
      marker.markerY = Math.min(HEIGHT - MARKER_GAP / 2, Math.max(MARKER_GAP / 2, marker.markerY));
    }
    if (!moved) break;
  }
  return markers.map((marker) => ({
    ...marker,
    markerX: round(marker.markerX),
    markerY: round(marker.markerY),
  }));
}
