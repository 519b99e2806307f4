import { withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { line } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { findLeadVehicle, isFormOffered } from '@/features/enquiry/setup.server.ts';
import type { SlotsAnswer } from '@/features/test-drive/address.ts';
import { driveTimes } from '@/features/test-drive/slots.server.ts';
import { errorCode } from '@/forms/error-code.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const HEADERS = { 'cache-control': 'no-store' };

const id = line(200).catch('').default('');
const parametersSchema = z.object({ car_id: id, dealership_id: id, location_id: id });

const refuse = (status: number, error: string): Response =>
  Response.json({ error, code: errorCode(status) }, { status, headers: HEADERS });

/**
 * `GET /api/test-drive/slots?dealership_id&car_id`: free times in the next 14 days for a car, or any car of a
 * dealership (OPEN-002, TDRIVE-07): `{slots, place}` with ISO times that include their offset.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const site = await siteOfRequest(request);
    if (!site?.features.testDriveSlotsEnabled) return refuse(404, 'There is no such address.');
    const pool = databasePool(environment().DATABASE_URL);
    if (
      !(await withinRate(
        pool,
        { what: 'slots', site: site.slug, by: householdOfRequest(request) },
        RATES.driveSlots,
      ))
    )
      return refuse(429, 'Please try again in a few minutes.');
    const parameters = parametersSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const vehicle = parameters.car_id ? await findLeadVehicle(site, parameters.car_id) : null;
    if (parameters.car_id && !vehicle) return refuse(404, 'There is no such vehicle.');
    const dealership = site.dealerships.find(({ id }) => id === parameters.dealership_id);
    if (parameters.dealership_id && !dealership) return refuse(404, 'There is no such dealership.');
    if (!isFormOffered(site, 'testDrive', vehicle)) return refuse(409, 'It cannot be driven now.');
    const times = await driveTimes(site, {
      vehicle,
      dealershipId: vehicle?.dealership_id ?? dealership?.id ?? site.dealerships[0]?.id ?? null,
      locationId: parameters.location_id || (vehicle?.location_id ?? null),
    });
    const answer: SlotsAnswer = {
      slots: times?.slots.map((slot) => withOffset(slot, times.timeZone)) ?? [],
      place: times?.place.name ?? '',
    };
    return Response.json(answer, { headers: HEADERS });
  } catch (error) {
    log.error({ err: error }, 'test_drive_slots_failed');
    return refuse(500, 'The times cannot be found out now.');
  }
}
