import { countView, readViews } from '@forecourt/lib/inventory/stock/views.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';
import { hasDriveAwayPrice } from '@forecourt/lib/vehicle/price-lead';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { type ChangingFields, changingFields } from '@forecourt/lib/vehicle/vehicle-change';
import { log } from '@/logging/log.server.ts';
import { cookie, cookieOf, isSecure } from '@/site/cookies.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { isProgram, type ViewQuestion } from './view-query.ts';
import { hasViewsPartner, reportToViewsPartner } from './views-partner.server.ts';

const VIEWED_COOKIE = 'viewed';
const VISIT_SECONDS = 3_600;

interface ViewAnswer {
  views: number | null;
  car_fields: ChangingFields;
}

/**
 * Counts a view and returns the total. The marker that a browser was counted is a cookie limited to this
 * vehicle's address. Visitors with Global Privacy Control are not counted.
 * @returns the answer, and the cookie to set; null if it is already set or nothing was counted
 */
export async function answerView(
  request: Request,
  site: Site,
  vehicle: Vehicle,
  question: ViewQuestion,
): Promise<{ answer: ViewAnswer; setCookie: string | null }> {
  const own = changingFields(vehicle);
  const isNew =
    cookieOf(request, VIEWED_COOKIE) === undefined &&
    isOwnRequest(request) &&
    !hasGpc(request) &&
    !isProgram(request.headers.get('user-agent'));
  const setCookie = isNew
    ? cookie(VIEWED_COOKIE, '1', {
        path: `/api/cars/${vehicle.slug}`,
        seconds: VISIT_SECONDS,
        secure: isSecure(request),
      })
    : null;
  const counting = viewsHere(request, site, vehicle, isNew).catch((error: unknown) => {
    log.error({ err: error, site: site.slug, car: vehicle.slug }, 'view_count_failed');
    return null;
  });
  if (hasViewsPartner()) {
    // The partner's total is shown to shoppers; ours is for the figures of staff.
    const [partner] = await Promise.all([reportToViewsPartner(vehicle.slug, question), counting]);
    // The partner only knows the price excluding charges.
    const isDriveAway = site.settings.priceLead === 'driveAway' && hasDriveAwayPrice(vehicle);
    const answers = Object.fromEntries(
      Object.entries(partner?.car_fields ?? {}).filter(
        ([name, value]) => value !== undefined && !(isDriveAway && name.endsWith('price')),
      ),
    );
    const fields = { ...own, ...answers, reserved: own.reserved || answers.reserved === true };
    return { answer: { views: partner?.views ?? null, car_fields: fields }, setCookie };
  }
  return { answer: { views: await counting, car_fields: own }, setCookie };
}

async function viewsHere(request: Request, site: Site, { id }: Vehicle, isNew: boolean): Promise<number> {
  const pool = databasePool(environment().DATABASE_URL);
  const counts =
    isNew &&
    (await withinRate(
      pool,
      { what: `view ${id}`, site: site.slug, by: householdOfRequest(request) },
      RATES.view,
    ));
  return counts
    ? countView(pool, { slug: site.slug, timeZone: site.settings.timeZone }, id)
    : readViews(pool, site.slug, id);
}
