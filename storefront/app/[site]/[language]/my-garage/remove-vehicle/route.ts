import { removeOwnVehicle } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

export const POST = garageRoute(async ({ site, shopper, pool }, { id = '' }) => {
  await removeOwnVehicle(pool, { siteSlug: site.slug, userId: shopper.userId }, id);
  return { next: garagePage(site, 'removed') };
});
