import { environment } from '@forecourt/lib/platform/env';
import { geocode } from '@forecourt/lib/platform/geocode/geocode.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { mayAsk } from '@/forms/may-ask.server.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import type { NearPlace } from '@/stock/near.ts';
import { type Located, placeFinder } from './place-finder.ts';

/** Whether this installation can find places at all. */
export const canLocate = (): boolean => environment().GEOCODING_KEY !== undefined;

const findPlace = placeFinder(async (near) => {
  const { GEOCODING_KEY: key, GEOCODING_HOST: host } = environment();
  const answer = key ? await geocode(near, { host, key }) : ({ ok: false, reason: 'down' } as const);
  if (key && !answer.ok && answer.reason === 'down')
    log.error({ near }, 'the geocoding service did not answer');
  return answer;
});

/**
 * Finds the place that an address names. Each name not known yet costs us at the geocoder, so it counts for the address
 * that asks, whether by a page or by the form.
 * @param near what `parseNear` took
 * @param request whose visitor asks, or what is known of it: its headers
 */
export const locateNear = (near: string, request: Pick<Request, 'headers'>): Promise<Located> =>
  findPlace(near, () => mayAsk({ what: 'geocoder', by: householdOfRequest(request) }, RATES.geocoder));

/** The place of a page's address; null when it is not found, and the page goes without distances. */
export async function placeNear(near: string, request: Pick<Request, 'headers'>): Promise<NearPlace | null> {
  const answer = await locateNear(near, request);
  return 'place' in answer ? answer.place : null;
}
