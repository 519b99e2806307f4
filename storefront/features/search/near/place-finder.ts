import { Recent } from '@forecourt/lib/inventory/search/recent';
import type { Geocoded } from '@forecourt/lib/platform/geocode/geocode.server';
import { stateOfPostcode } from '@forecourt/lib/vehicle/drive-away/state-of-postcode';
import type { NearPlace } from '@/stock/near.ts';

/** `busy`: the household is over its rate limit. */
export type Located = { place: NearPlace } | { reason: 'unknown' | 'down' | 'busy' };

/** About as many places as a country uses. Places do not move, so entries do not expire. */
const KEPT = 5_000;

/**
 * Returns a cached place lookup, which repeats failed requests.
 * @param ask a paid request to the provider
 * @returns takes a name validated by `parseNear`, and a rate limit check for uncached names
 */
export function placeFinder(ask: (near: string) => Promise<Geocoded>) {
  const recent = new Recent<Promise<Geocoded>>(KEPT);
  return async (near: string, isWithinRate: () => Promise<boolean>): Promise<Located> => {
    const name = near.toLowerCase();
    if (!recent.get(name) && !(await isWithinRate())) return { reason: 'busy' };
    const asking = recent.get(name) ?? ask(near);
    recent.set(name, asking);
    const answer = await asking;
    if (answer.ok) {
      const { lat, lng, name: label, postcode } = answer.place;
      const state = postcode ? stateOfPostcode(postcode)?.state : null;
      return { place: { near, lat, lng, name: label, ...(state ? { state } : {}) } };
    }
    if (answer.reason === 'down') recent.delete(name);
    return { reason: answer.reason };
  };
}
