import { callBackTextIn } from '@forecourt/lib/leads/call-back/windows';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { line } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import type { WindowsAnswer } from '@/features/call-back/address.ts';
import { offeredWindows } from '@/features/call-back/windows.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const id = line(200).catch('').default('');

/** `GET /api/call-back/windows?car_id&dealership_id&location_id`: when the location can call a shopper back. */
export const GET = withSite(
  async ({ site, language, query }): Promise<WindowsAnswer> => {
    const vehicle = query.car_id ? await findLeadVehicle(site, query.car_id) : null;
    if (query.car_id && !vehicle) throw new ApiError('not_found', 'There is no such vehicle.');
    const dealership = site.dealerships.find((each) => each.id === query.dealership_id);
    if (query.dealership_id && !dealership) throw new ApiError('not_found', 'There is no such dealership.');
    const { place, windows } = await offeredWindows(site, {
      dealershipId: vehicle?.dealership_id ?? dealership?.id ?? site.dealerships[0]?.id ?? null,
      locationId: query.location_id || (vehicle?.location_id ?? null),
    });
    const t = translatorOf(language, 'callBack');
    return {
      windows: windows.map((window) => ({
        value: window.from,
        text: callBackTextIn(window, language, t),
      })),
      place,
    };
  },
  {
    isOffered: ({ features }) => features.callBackEnabled,
    query: z.object({ car_id: id, dealership_id: id, location_id: id }),
    rate: 'driveSlots',
    failure: { event: 'call_back_windows_failed', text: 'The times cannot be found out now.' },
  },
);
