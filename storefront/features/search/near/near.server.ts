import { environment } from '@forecourt/lib/platform/env';
import { geocode } from '@forecourt/lib/platform/geocode/geocode.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { isWithinRate } from '@/forms/is-within-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import type { NearPlace } from '@/stock/near.ts';
import { type Located, placeFinder } from './place-finder.ts';

export const canLocate = (): boolean => environment().GEOCODING_KEY !== undefined;

const findPlace = placeFinder(async (near) => {
  const { GEOCODING_KEY: key, GEOCODING_HOST: host } = environment();
  const answer = key ? await geocode(near, { host, key }) : ({ ok: false, reason: 'down' } as const);
  if (key && !answer.ok && answer.reason === 'down') log.error({ near }, 'geocoder_failed');
  return answer;
});

/**
 * Returns the place that an address names, validated by `parseNear`.
 * An uncached name is a paid request to the geocoder, so it is rate-limited per household.
 */
export const locateNear = (near: string, request: Pick<Request, 'headers'>): Promise<Located> =>
  findPlace(near, () => isWithinRate({ what: 'geocoder', by: householdOfRequest(request) }, RATES.geocoder));

/** Returns the place in a page's address; null if it is not found, for a page without distances. */
export async function placeNear(near: string, request: Pick<Request, 'headers'>): Promise<NearPlace | null> {
  const answer = await locateNear(near, request);
  return 'place' in answer ? answer.place : null;
}
