import { ownVehiclesOf } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { TowVehicles } from '@/features/vehicle/caravan/tow-vehicle.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/own-vehicles`: the shopper's vehicles with their towing limits, for the tow check of caravans. */
export const GET = withSite(
  async ({ site, shopper, pool }): Promise<TowVehicles> => {
    if (!shopper || !garageOf(site)) return { vehicles: null };
    const vehicles = await ownVehiclesOf(pool, { siteSlug: site.slug, userId: shopper.userId });
    return {
      vehicles: vehicles.map(({ rego, description, brakedTowing, ballLimit, gcm }) => ({
        name: description || rego,
        braked: brakedTowing,
        ball: ballLimit,
        gcm,
      })),
    };
  },
  { session: 'optional', failure: { event: 'own_vehicles_failed' } },
);
