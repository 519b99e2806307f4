import { withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { line } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { findLeadVehicle, isFormOffered } from '@/features/enquiry/setup.server.ts';
import type { SlotsAnswer } from '@/features/test-drive/address.ts';
import { driveTimes } from '@/features/test-drive/slots.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const id = line(200).catch('').default('');

/**
 * `GET /api/test-drive/slots?dealership_id&car_id`: free times in the next 14 days (OPEN-002, TDRIVE-07):
 * `{slots, place}` with ISO times that include their offset.
 */
export const GET = withSite(
  async ({ site, query }): Promise<SlotsAnswer> => {
    const vehicle = query.car_id ? await findLeadVehicle(site, query.car_id) : null;
    if (query.car_id && !vehicle) throw new ApiError('not_found', 'There is no such vehicle.');
    const dealership = site.dealerships.find((each) => each.id === query.dealership_id);
    if (query.dealership_id && !dealership) throw new ApiError('not_found', 'There is no such dealership.');
    if (!isFormOffered(site, 'testDrive', vehicle))
      throw new ApiError('not_offered', 'It cannot be driven now.');
    const times = await driveTimes(site, {
      vehicle,
      dealershipId: vehicle?.dealership_id ?? dealership?.id ?? site.dealerships[0]?.id ?? null,
      locationId: query.location_id || (vehicle?.location_id ?? null),
    });
    return {
      slots: times?.slots.map((slot) => withOffset(slot, times.timeZone)) ?? [],
      place: times?.place.name ?? '',
    };
  },
  {
    isOffered: ({ features }) => features.testDriveSlotsEnabled,
    query: z.object({ car_id: id, dealership_id: id, location_id: id }),
    rate: 'driveSlots',
    failure: { event: 'test_drive_slots_failed', text: 'The times cannot be found out now.' },
  },
);
