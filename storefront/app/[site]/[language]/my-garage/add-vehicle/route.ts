import {
  GARAGE_FULL_TEXT,
  ownVehicleOf,
  ownVehicleProblems,
} from '@forecourt/lib/accounts/garage/own-vehicle';
import { addOwnVehicle } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

export const POST = garageRoute(async ({ site, shopper, pool }, answers) => {
  const vehicle = ownVehicleOf(answers);
  if (!vehicle) return { problems: ownVehicleProblems(answers) };
  const isAdded = await addOwnVehicle(pool, { siteSlug: site.slug, userId: shopper.userId }, vehicle);
  return isAdded
    ? { next: garagePage(site, 'added') }
    : { error: new ApiError('conflict', GARAGE_FULL_TEXT) };
});
