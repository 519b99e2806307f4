'use client';
import { Recent } from '@forecourt/lib/inventory/search/recent';
import type { NearPlace } from '@/stock/near.ts';

/** Bounded, because the server's process renders with this module too. */
const places = new Recent<NearPlace>(200);

export const placeOf = (near: string): NearPlace | undefined => places.get(near.toLowerCase());

export function learnPlace(place: NearPlace): void {
  places.set(place.near.toLowerCase(), place);
}

/** Looks up a postcode or place name: `unknown` if it does not exist, `down` after a failure. */
export async function locate(near: string): Promise<NearPlace | 'unknown' | 'down'> {
  const at = placeOf(near);
  if (at) return at;
  try {
    const response = await fetch(`/api/places?near=${encodeURIComponent(near)}`);
    // Chromium keeps a request open until its body is read, if the response must not be stored.
    const place = (await response.json()) as NearPlace;
    if (!response.ok) return response.status < 429 ? 'unknown' : 'down';
    learnPlace(place);
    return place;
  } catch {
    return 'down';
  }
}
