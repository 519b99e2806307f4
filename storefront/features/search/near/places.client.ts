'use client';
import { Recent } from '@forecourt/lib/inventory/search/recent';
import type { NearPlace } from '@/stock/near.ts';

/** The server renders with this too: bounded, since it never forgets by itself. */
const places = new Recent<NearPlace>(200);

/** The place of a name, when it is at hand. */
export const placeOf = (near: string): NearPlace | undefined => places.get(near.toLowerCase());

/** Keeps a place at hand, such as the one the server found for the page. */
export function learnPlace(place: NearPlace): void {
  places.set(place.near.toLowerCase(), place);
}

/**
 * Finds a place by postcode or name.
 * @returns `unknown` when there is none by that name, `down` when nobody answers
 */
export async function locate(near: string): Promise<NearPlace | 'unknown' | 'down'> {
  const at = placeOf(near);
  if (at) return at;
  try {
    const response = await fetch(`/api/places?near=${encodeURIComponent(near)}`);
    if (!response.ok) return response.status < 429 ? 'unknown' : 'down';
    const place = (await response.json()) as NearPlace;
    learnPlace(place);
    return place;
  } catch {
    return 'down';
  }
}
