import { type Bits, newBits, slotsOf, wordsFor } from '../columns/bits.ts';
import type { Point } from '../columns/geo-column.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { ApiError } from '../wire/api-error.ts';
import type { SearchParameters } from './parameters.ts';

/** The geographic part of a query. Distances are rounded down to steps of `precision` metres for ranking. */
export interface GeoQuery {
  centre: Point | undefined;
  radius: number | undefined;
  precision: (metres: number) => number;
  boxes: readonly Box[];
  polygons: readonly Point[][];
}

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The distance of records without a location: farther than any real one. */
const unknownDistance = 2 ** 52;
const defaultPrecision = 10;

/** Parses the geographic parameters; undefined without any. */
export function readGeo(parameters: SearchParameters): GeoQuery | undefined {
  const { aroundLatLng, insideBoundingBox, insidePolygon } = parameters;
  if (!aroundLatLng && insideBoundingBox === undefined && insidePolygon === undefined) return undefined;
  return {
    centre: aroundLatLng ? readPoint(aroundLatLng) : undefined,
    radius: readRadius(parameters),
    precision: readPrecision(parameters.aroundPrecision),
    boxes: numberLists(insideBoundingBox, 'insideBoundingBox', 4).map(boxOf),
    polygons: numberLists(insidePolygon, 'insidePolygon', 6).map(pointsOf),
  };
}

function readPoint(text: string): Point {
  const [lat, lng, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isValid =
    more.length === 0 && Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(lng ?? Number.NaN) <= 180;
  if (!isValid) throw new ApiError(400, 'Invalid format for aroundLatLng, expected "lat, lng"');
  return { lat: lat!, lng: lng! };
}

function readRadius({ aroundRadius, minimumAroundRadius }: SearchParameters): number | undefined {
  if (aroundRadius === undefined || aroundRadius === 'all') return undefined;
  const radius = Number(aroundRadius);
  if (!Number.isInteger(radius) || radius < 0) {
    throw new ApiError(
      400,
      'Invalid value for "aroundRadius" parameter, expected a positive integer or "all"',
    );
  }
  return Math.max(radius, minimumAroundRadius ?? 0);
}

function readPrecision(value: unknown): GeoQuery['precision'] {
  if (value === undefined) return () => defaultPrecision;
  const steps = Array.isArray(value) ? value : [{ from: 0, value }];
  const ranges = steps.map((step: { from?: unknown; value?: unknown }) => ({
    from: Number(step?.from),
    value: Number(step?.value),
  }));
  if (ranges.some(({ from, value: size }) => !(from >= 0) || !(size >= 1))) {
    throw new ApiError(
      400,
      'Invalid value for "aroundPrecision" parameter, expected integer or list of ranges',
    );
  }
  return (metres) => ranges.findLast(({ from }) => metres >= from)?.value ?? 1;
}

function numberLists(value: unknown, name: string, size: number): number[][] {
  if (value === undefined) return [];
  const list = typeof value === 'string' ? value.split(',').map(Number) : value;
  const lists = Array.isArray(list) && Array.isArray(list[0]) ? list : [list];
  for (const numbers of lists) {
    const hasValidLength =
      name === 'insideBoundingBox'
        ? numbers?.length === size
        : numbers?.length >= size && numbers.length % 2 === 0;
    if (!Array.isArray(numbers) || !hasValidLength || !numbers.every(Number.isFinite)) {
      throw new ApiError(400, `Invalid value for "${name}" parameter, expected lists of ${size} numbers`);
    }
  }
  return lists as number[][];
}

function boxOf([lat1, lng1, lat2, lng2]: number[]): Box {
  return {
    south: Math.min(lat1!, lat2!),
    north: Math.max(lat1!, lat2!),
    west: lng1!,
    east: lng2!,
  };
}

function pointsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    lat: numbers[i * 2]!,
    lng: numbers[i * 2 + 1]!,
  }));
}

/** Algolia's box is two opposite corners in any order, and it may cross the date line. */
function inBox({ south, north, west, east }: Box, { lat, lng }: Point): boolean {
  if (lat < south || lat > north) return false;
  const [low, high] = [Math.min(west, east), Math.max(west, east)];
  return high - low <= 180 ? lng >= low && lng <= high : lng >= high || lng <= low;
}

function inPolygon(corners: readonly Point[], { lat, lng }: Point): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[i]!;
    const b = corners[j]!;
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng) {
      inside = !inside;
    }
  }
  return inside;
}

export function filterByPlace(index: SearchIndex, bits: Bits, query: GeoQuery): Bits {
  const result = newBits(index.slots);
  const slots = new Uint32Array(index.slots);
  const count = slotsOf(bits, wordsFor(index.slots), slots);
  for (let i = 0; i < count; i++) {
    const slot = slots[i]!;
    if (matchesPlace(index, slot, query)) result[slot >>> 5] = result[slot >>> 5]! | (1 << (slot & 31));
  }
  return result;
}

function matchesPlace(
  index: SearchIndex,
  slot: number,
  { centre, radius, boxes, polygons }: GeoQuery,
): boolean {
  const points = index.geo.at(slot);
  if (boxes.length > 0 || polygons.length > 0) {
    return points.some(
      (point) =>
        boxes.some((box) => inBox(box, point)) || polygons.some((corners) => inPolygon(corners, point)),
    );
  }
  if (centre === undefined || radius === undefined) return true;
  const nearest = index.geo.nearest(slot, centre);
  return nearest !== undefined && nearest.metres <= radius;
}

/** Returns the distance of each slot from the centre, rounded down to the precision, indexed by slot. */
export function placeRanks(
  index: SearchIndex,
  slots: ArrayLike<number>,
  count: number,
  query: GeoQuery,
): Float64Array {
  const ranks = new Float64Array(index.slots);
  for (let i = 0; i < count; i++) {
    const slot = slots[i]!;
    const nearest = query.centre && index.geo.nearest(slot, query.centre);
    if (nearest === undefined) ranks[slot] = unknownDistance;
    else {
      const metres = Math.floor(nearest.metres);
      ranks[slot] = Math.floor(metres / query.precision(metres)) * query.precision(metres);
    }
  }
  return ranks;
}
