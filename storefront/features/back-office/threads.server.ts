import type { Call } from '@forecourt/lib/operations/back-office/call.server';
import { threadEvents } from '@forecourt/lib/operations/back-office/thread-events.server';
import type { ThreadSources } from '@forecourt/lib/operations/back-office/threads.server';
import { environment } from '@forecourt/lib/platform/env';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { loadLocations } from '@/content/locations.server.ts';
import { findSite } from '@/content/site.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { absolute } from '@/seo/absolute.ts';

/** Places and vehicles of the inbox, as the sites show them. */
export const threadSources: ThreadSources = {
  places: async (siteSlugs) => {
    const bySite = await Promise.all(
      siteSlugs.map(async (site) => (await loadLocations(site)).map(({ id, name }) => ({ id, name, site }))),
    );
    return bySite.flat();
  },
  vehicle: async (slug, carId) => {
    const site = await findSite(slug);
    const vehicle = site && (await findLeadVehicle(site, carId));
    if (!vehicle) return null;
    const price = priceStatement(vehicle, priceRules(site));
    return {
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      subtitle: vehicleSubtitle(vehicle),
      stocknum: vehicle.stocknum,
      price: price.text,
      wasPrice: price.wasText,
      status: vehicle.status,
      isReserved: vehicle.reserved === true,
      picture: primaryImageUrl(vehicle),
      href: vehicle.show_on_dealer_website ? absolute(site, vehiclePath(vehicle)) : null,
    };
  },
};

export const streamThreads = (call: Call): Promise<Response> =>
  threadEvents(call, { databaseUrl: environment().DATABASE_URL });
