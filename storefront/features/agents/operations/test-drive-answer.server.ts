import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { NO_TEST_DRIVE_TEXT } from '@/features/enquiry/answers.ts';
import { isFormOffered } from '@/features/enquiry/setup.server.ts';
import { BOOK_PATH, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import { type DriveTimes, driveTimes } from '@/features/test-drive/slots.server.ts';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';
import type { OperationContext } from './operation.ts';
import { referencedPlaces } from './place-answer.server.ts';
import { viewForSale } from './vehicle-answer.server.ts';

/** Returns the page on which a shopper books a test drive of a vehicle. */
export const testDrivePath = ({ slug }: Pick<Vehicle, 'slug'>): string =>
  `${BOOK_PATH}?${new URLSearchParams({ [BOOK_VEHICLE]: slug })}`;

/**
 * Returns the free times for a test drive of a vehicle; null if no location offers any.
 * @param place a place's name; by default the vehicle's own
 * @throws ApiError if the vehicle is gone, or reserved for somebody else
 */
export async function testDriveTimes(
  context: OperationContext,
  reference: string,
  place: string | undefined,
): Promise<{ view: VehicleView; times: DriveTimes | null }> {
  const view = await viewForSale(context, reference);
  const { site, vehicle } = view;
  if (!isFormOffered(site, 'testDrive', vehicle)) throw new ApiError('not_offered', NO_TEST_DRIVE_TEXT);
  const [named] = place === undefined ? [] : await referencedPlaces(context, place);
  const times = site.features.testDriveSlotsEnabled
    ? await driveTimes(site, {
        vehicle,
        dealershipId: named?.dealership_id ?? vehicle.dealership_id,
        locationId: named?.id ?? vehicle.location_id,
      })
    : null;
  return { view, times };
}
