import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { priceComparison } from '@/features/vehicle/price/compare.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/cars/{slug}/autogauge`: a car's price comparison (GAUGE-01); 204 without one. */
export const GET = withSite(
  async ({ site, params, language }) => {
    const publicVehicle = await findVehicle(site, params.car);
    if (publicVehicle?.state !== 'live') throw new ApiError('not_found', 'No such car.');
    return priceComparison(site, publicVehicle.vehicle, language);
  },
  {
    params: ['car'],
    isOffered: ({ features }) => features.autogaugeEnabled,
    failure: { event: 'price_comparison_failed' },
  },
);
