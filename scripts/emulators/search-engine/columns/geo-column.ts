import { grow } from './grow.ts';
import { reserve } from './memory.ts';

export interface Point {
  lat: number;
  lng: number;
}

export interface GeoColumnParts {
  first: Float64Array;
  many: [slot: number, points: Point[]][];
}

const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** Metres between two points on the sphere (haversine). */
function metresBetween(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * radians;
  const dLng = (b.lng - a.lng) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The `_geoloc` of every slot: latitude and longitude side by side, NaN for none. */
export class GeoColumn {
  private first: Float64Array;
  private readonly many: Map<number, readonly Point[]>;

  constructor(capacity: number, parts?: GeoColumnParts) {
    this.first = parts?.first ?? reserve(Float64Array, capacity * 2).fill(Number.NaN);
    this.many = new Map(parts?.many);
  }

  parts(): GeoColumnParts {
    return {
      first: this.first,
      many: [...this.many].map(([slot, points]) => [slot, [...points]]),
    };
  }

  set(slot: number, points: readonly Point[]): void {
    const first = points[0];
    if (first === undefined) return;
    this.first = grow(this.first, slot * 2 + 2, Number.NaN);
    this.first[slot * 2] = first.lat;
    this.first[slot * 2 + 1] = first.lng;
    if (points.length > 1) this.many.set(slot, points);
  }

  at(slot: number): readonly Point[] {
    const many = this.many.get(slot);
    if (many !== undefined) return many;
    const lat = this.first[slot * 2];
    if (lat === undefined || Number.isNaN(lat)) return [];
    return [{ lat, lng: this.first[slot * 2 + 1]! }];
  }

  /**
   * Returns the slot's point nearest to `centre` with its distance in metres, or undefined if it has none.
   */
  nearest(slot: number, centre: Point): { point: Point; metres: number } | undefined {
    let best: { point: Point; metres: number } | undefined;
    for (const point of this.at(slot)) {
      const metres = metresBetween(centre, point);
      if (best === undefined || metres < best.metres) best = { point, metres };
    }
    return best;
  }
}
