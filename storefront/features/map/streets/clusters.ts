import type { Point } from '@forecourt/lib/platform/geocode/distance';
import Supercluster from 'supercluster';

/** Distance in pixels below which markers become one. */
const RADIUS = 44;
/** From this zoom on, every location has its own marker. */
const MAX_ZOOM = 14;

/** A marker: one location, or several that are close together at this zoom. */
export interface Cluster<Place> extends Point {
  key: string;
  places: readonly Place[];
  /** The zoom at which it falls apart; null for one location. */
  expandsAt: number | null;
}

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/**
 * Returns a function that groups places for a zoom, with Supercluster. Places at the same point stay together.
 * @param radius in pixels
 */
export function clustersOf<Place extends Point & { slug: string }>(
  places: readonly Place[],
  radius = RADIUS,
) {
  const index = new Supercluster<{ place: Place }>({ radius, maxZoom: MAX_ZOOM });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  );
  const leavesOf = (id: number) =>
    index.getLeaves(id, places.length).map(({ properties }) => properties.place);
  return (zoom: number): Cluster<Place>[] =>
    index.getClusters([-180, -90, 180, 90], Math.floor(zoom)).map(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if ('cluster_id' in properties) {
        const members = leavesOf(properties.cluster_id);
        return {
          lat,
          lng,
          // The same members keep their marker, and with it the focus, at any zoom.
          key: members
            .map(({ slug }) => slug)
            .toSorted()
            .join(' '),
          places: members,
          expandsAt: index.getClusterExpansionZoom(properties.cluster_id),
        };
      }
      const { place } = properties;
      return { lat, lng, key: place.slug, places: [place], expandsAt: null };
    });
}

/** Returns the smallest box around points; null without any. */
export function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const [lngs, lats] = [points.map(({ lng }) => lng), points.map(({ lat }) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
