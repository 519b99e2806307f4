import { z } from 'zod';
import { vendorFetch } from '../network/vendor-fetch.server.ts';
import type { Point } from './distance.ts';
import { isPostcode } from './postcode.ts';

export interface Place extends Point {
  /** `Caboolture 4510`, or only the postcode if the provider names no suburb. */
  name: string;
  postcode: string | null;
}

export type Geocoded =
  | { ok: true; place: Place }
  /** `unknown`: no such place; `down`: the provider did not give a valid response. */
  | { ok: false; reason: 'unknown' | 'down' };

export interface GeocodingConnection {
  /** Defaults to the vendor. */
  host?: string | undefined;
  key: string;
}

const VENDOR = 'https://maps.googleapis.com';
const TIMEOUT_MS = 2_000;

const component = z.object({ long_name: z.string(), types: z.array(z.string()) });
const answer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(component),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/**
 * Geocodes a postcode or place name in Australia (LEAD-70), with Google's Geocoding API:
 * https://developers.google.com/maps/documentation/geocoding/requests-geocoding
 * @param text a postcode or a name such as `Caboolture`
 * @returns never throws
 */
export async function geocode(text: string, { host = VENDOR, key }: GeocodingConnection): Promise<Geocoded> {
  const query = new URLSearchParams({ region: 'au', key });
  if (!isPostcode(text)) query.set('address', text);
  query.set('components', isPostcode(text) ? `country:AU|postal_code:${text}` : 'country:AU');
  const url = `${host}/maps/api/geocode/json?${query}`;
  try {
    const response = await vendorFetch('geocoder')(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return { ok: false, reason: 'down' };
    const parsedAnswer = answer.safeParse(await response.json());
    if (!parsedAnswer.success) return { ok: false, reason: 'down' };
    const { status, results } = parsedAnswer.data;
    if (status === 'ZERO_RESULTS') return { ok: false, reason: 'unknown' };
    if (status !== 'OK') return { ok: false, reason: 'down' };
    const place = results.map((result) => placeOf(result, text)).find((candidate) => candidate !== null);
    return place ? { ok: true, place } : { ok: false, reason: 'unknown' };
  } catch {
    return { ok: false, reason: 'down' };
  }
}

/** Returns null if the result is only the country, the provider's way of finding nothing. */
function placeOf(result: z.output<typeof answer>['results'][number], text: string): Place | null {
  const of = (type: string) => result.address_components.find(({ types }) => types.includes(type))?.long_name;
  const postcode = of('postal_code') ?? (isPostcode(text) ? text : null);
  const locality = of('locality') ?? of('sublocality') ?? null;
  if (!postcode && !locality) return null;
  // The provider may return another postcode than the requested one.
  if (isPostcode(text) && postcode !== text) return null;
  return {
    ...result.geometry.location,
    postcode,
    name: [locality, postcode].filter(Boolean).join(' '),
  };
}
