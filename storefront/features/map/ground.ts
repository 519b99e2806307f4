import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';

export interface Scale {
  kilometres: number;
  width: number;
}

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

const MARGIN = 0.28;
/** Land extends beyond the edges, so that they are not drawn as coast. */
const BEYOND = 0.05;
const SCALES = [200, 100, 50, 20, 10, 5, 2];

/**
 * Draws the land of a map and its scale bar, and returns a projection.
 * @param coast outlines of land as flat lists of longitude and latitude
 */
export function drawGround(
  box: Box,
  coast: readonly (readonly number[])[],
  { width, height }: { width: number; height: number },
): { land: string; at: (point: Point) => { x: number; y: number }; scale: Scale } {
  const x = (lng: number) => round(((lng - box.west) / (box.east - box.west)) * width);
  const y = (lat: number) => round(((box.north - lat) / (box.north - box.south)) * height);
  const land = coast
    .map((outline) => clipOutline(outline, beyond(box)))
    .filter((points) => points.length > 2)
    .map((points) => `M${points.map(([lng, lat]) => `${x(lng)} ${y(lat)}`).join('L')}Z`)
    .join('');
  const middle = (box.north + box.south) / 2;
  const across = kilometresBetween({ lat: middle, lng: box.west }, { lat: middle, lng: box.east });
  const kilometres = SCALES.find((length) => length < across / 4) ?? 1;
  return {
    land,
    at: ({ lat, lng }) => ({ x: x(lng), y: y(lat) }),
    scale: { kilometres, width: round((kilometres / across) * width) },
  };
}

/** Rounds to one decimal: finer than a screen shows, and keeps the SVG short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the box around all locations with a margin, in the map's ratio, `leastSpan` in degrees. */
export function boxAround(locations: readonly Point[], ratio: number, leastSpan: number): Box {
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
  const height = Math.max(
    (north - south) * (1 + MARGIN),
    ((east - west) * shrink * (1 + MARGIN)) / ratio,
    leastSpan,
  );
  const [high, wide] = [height / 2, (height * ratio) / shrink / 2];
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

/** Clips an outline to a box (Sutherland-Hodgman). */
function clipOutline(outline: readonly number[], { west, east, south, north }: Box): Corner[] {
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
    const clippedCorners: Corner[] = [];
    points.forEach((to, index) => {
      const from = points.at(index - 1) ?? to;
      const [a, b] = [inside(from), inside(to)];
      if (a >= 0 !== b >= 0) {
        const along = a / (a - b);
        clippedCorners.push([from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])]);
      }
      if (b >= 0) clippedCorners.push(to);
    });
    return clippedCorners;
  }, corners);
}
