import { Recent } from '@forecourt/lib/inventory/search/recent';
import type { Geocoded } from '@forecourt/lib/platform/geocode/geocode.server';
import type { NearPlace } from '@/stock/near.ts';

/** What became of looking for a place. `busy`: whoever looks for it has looked for too many. */
export type Located = { place: NearPlace } | { reason: 'unknown' | 'down' | 'busy' };

/** Places do not move; as many as a country has in use. */
const KEPT = 5_000;

/**
 * Finds places, asking once for each name; an answer that did not come is asked again.
 * @param ask costs something at the provider
 * @returns takes what `parseNear` took, and whether whoever looks may ask once more: called only for names not at hand
 */
export function placeFinder(ask: (near: string) => Promise<Geocoded>) {
  const recent = new Recent<Promise<Geocoded>>(KEPT);
  return async (near: string, mayAsk: () => Promise<boolean>): Promise<Located> => {
    const name = near.toLowerCase();
    if (!recent.get(name) && !(await mayAsk())) return { reason: 'busy' };
    const asking = recent.get(name) ?? ask(near);
    recent.set(name, asking);
    const answer = await asking;
    if (answer.ok) {
      const { lat, lng, name: label } = answer.place;
      return { place: { near, lat, lng, name: label } };
    }
    if (answer.reason === 'down') recent.delete(name);
    return { reason: answer.reason };
  };
}
