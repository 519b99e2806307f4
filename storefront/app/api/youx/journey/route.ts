import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { VEHICLE_GONE_TEXT } from '@/features/enquiry/answers.ts';
import { hasJourney } from '@/features/finance/popup.server.ts';
import { answer, refusal } from '@/features/finance-journey/answer.server.ts';
import { journeySetup, journeyVehicle } from '@/features/finance-journey/setup.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const NOT_LOADED = 'The finance form did not load. Please check your connection and try again.';

/**
 * `GET /api/youx/journey?car={id or slug}`: the configuration of the finance journey, and the signed-in
 * shopper.
 */
export async function GET(request: Request): Promise<Response> {
  const key = new URL(request.url).searchParams.get('car');
  try {
    const site = await siteOfRequest(request);
    if (!site || !hasJourney()) return refusal('There is no such form.', 404);
    const vehicle = await journeyVehicle(site, key);
    if (key && !vehicle) return refusal(VEHICLE_GONE_TEXT, 404);
    return answer(await journeySetup(site, vehicle, request));
  } catch (error) {
    log.error({ err: error }, 'finance_journey_failed');
    return refusal(NOT_LOADED, 500);
  }
}
