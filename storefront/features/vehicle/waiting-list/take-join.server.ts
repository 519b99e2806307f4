import type { PublicVehicle } from '@forecourt/lib/inventory/stock/vehicles.server';
import { isSuspect } from '@forecourt/lib/leads/suspect';
import { joinWaitingList } from '@forecourt/lib/leads/waiting-list/places.server';
import { joinWords } from '@forecourt/lib/leads/waiting-list/words';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';
import { placeOf } from '@/features/location/find.ts';
import type { Answers } from '@/forms/answers.ts';
import { householdOfRequest, readAnswers, respond, type ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { JOINED_PARAMETER, waitingListPath } from './address.ts';
import { FAILED_TEXT, TOO_MANY_TEXT, waitingListProblems } from './fields.ts';

/**
 * Handles the form: adds the shopper to the waiting list of a vehicle on this site. An address already on the
 * list gets the same answer, so that the form does not reveal who is on it.
 */
export async function takeJoin(
  site: Site,
  { car: vehicle, state }: PublicVehicle,
  request: Request,
): Promise<Response> {
  const page = waitingListPath(vehicle);
  let typedAnswers: Answers | null = null;
  const answer = (reply: ServerReply) => respond(request, reply, { page, typed: typedAnswers });
  if (!isOwnRequest(request)) return answer({ error: FAILED_TEXT, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: FAILED_TEXT, status: 413 });
    typedAnswers = answers;
    // Sold or available by now; the page shows that.
    if (state !== 'live' || !vehicle.reserved) return answer({ next: page });
    const problems = waitingListProblems(answers);
    if (Object.keys(problems).length > 0) return answer({ problems });
    const pool = databasePool(environment().DATABASE_URL);
    if (
      !(await withinRate(
        pool,
        { what: 'waiting list', site: site.slug, by: householdOfRequest(request) },
        RATES.waitingList,
      ))
    ) {
      log.warn({ site: site.slug }, 'waiting_list_rate_limited');
      return answer({ error: TOO_MANY_TEXT, status: 429 });
    }
    // A bot that fills in the hidden field gets the same answer.
    if (isSuspect(answers)) log.warn({ site: site.slug, car: vehicle.slug }, 'waiting_list_bot');
    else {
      const shopper = await readShopper(request, site);
      const place = {
        siteSlug: site.slug,
        vehicleId: vehicle.id,
        email: answers.email ?? '',
        userId: shopper?.userId ?? null,
      };
      const dealer = placeOf(vehicle, await loadLocations(site.slug))?.name ?? vehicle.dealership_name;
      await joinWaitingList(pool, place, { words: joinWords(dealer), source: page });
    }
    return answer({ next: `${page}?${JOINED_PARAMETER}=1` });
  } catch (error) {
    const logContext = { site: site.slug, car: vehicle.slug, requestId: request.headers.get('x-request-id') };
    log.error({ err: error, ...logContext }, 'waiting_list_join_failed');
    return answer({ error: FAILED_TEXT, status: 500 });
  }
}
