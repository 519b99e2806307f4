import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { NO_TEST_DRIVE_TEXT } from '@/features/enquiry/answers.ts';
import { isFormOffered } from '@/features/enquiry/setup.server.ts';
import { BOOK_ANCHOR, BOOK_PATH, BOOK_TIME, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import { type DriveTimes, driveTimes } from '@/features/test-drive/slots.server.ts';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';
import type { OperationContext } from './operation.ts';
import { viewForSale } from './vehicle-answer.server.ts';

/**
 * Returns the page on which a shopper books a test drive of a vehicle.
 * @param time chosen time, `2026-11-23T09:00:00+11:00`
 */
export const testDrivePath = ({ slug }: Pick<Vehicle, 'slug'>, time?: string): string =>
  `${BOOK_PATH}?${new URLSearchParams({ [BOOK_VEHICLE]: slug, ...(time && { [BOOK_TIME]: time }) })}#${BOOK_ANCHOR}`;

/**
 * Returns the free times for a test drive of a vehicle, at the place of its page; null if it offers none.
 * @throws ApiError if the vehicle is gone, or reserved for somebody else
 */
export async function testDriveTimes(
  context: OperationContext,
  reference: string,
): Promise<{ view: VehicleView; times: DriveTimes | null }> {
  const view = await viewForSale(context, reference);
  const { site, vehicle } = view;
  if (!isFormOffered(site, 'testDrive', vehicle)) throw new ApiError('not_offered', NO_TEST_DRIVE_TEXT);
  const times = site.features.testDriveSlotsEnabled
    ? await driveTimes(site, {
        vehicle,
        dealershipId: vehicle.dealership_id,
        locationId: vehicle.location_id,
      })
    : null;
  return { view, times };
}
