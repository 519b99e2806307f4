import { environment } from '@forecourt/lib/env';
import { type Geocoded, geocode } from '@forecourt/lib/geocode/geocode.server';
import { Recent } from '@forecourt/lib/search/recent';
import { log } from '@/logging/log.server.ts';
import type { NearPlace } from '@/stock/near.ts';

/** Places do not move; as many as a country has in use. */
const recentPlaces = new Recent<Promise<Geocoded>>(5_000);

/** Whether this installation can find places at all. */
export const canLocate = (): boolean => environment().GEOCODING_KEY !== undefined;

/**
 * Finds the place that an address names. Asked once for each name; an answer that did not come is asked again.
 * @param near what `parseNear` took
 */
export async function locateNear(
  near: string,
): Promise<{ place: NearPlace } | { reason: 'unknown' | 'down' }> {
  const { GEOCODING_KEY: key, GEOCODING_HOST: host } = environment();
  if (!key) return { reason: 'down' };
  const name = near.toLowerCase();
  const asking = recentPlaces.get(name) ?? geocode(near, { host, key });
  recentPlaces.set(name, asking);
  const answer = await asking;
  if (!answer.ok) {
    if (answer.reason === 'down') {
      recentPlaces.delete(name);
      log.error({ near }, 'the geocoding service did not answer');
    }
    return { reason: answer.reason };
  }
  const { lat, lng, name: label } = answer.place;
  return { place: { near, lat, lng, name: label } };
}

/** The place of a page's address; null when it is not found, and the page goes without distances. */
export async function placeNear(near: string): Promise<NearPlace | null> {
  const answer = await locateNear(near);
  return 'place' in answer ? answer.place : null;
}
