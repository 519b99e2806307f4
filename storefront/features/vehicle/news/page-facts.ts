import type { Site } from '@forecourt/lib/sites/site';
import { type ChangingFields, changingFields } from '@forecourt/lib/vehicle/change';
import { photosCount } from '@forecourt/lib/vehicle/path';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** The element of the sidebar that gets the number of views; it keeps its room while it has none. */
export const VIEWS_PLACE = 'vehicle-views';

/** What a page knows of itself and its vehicle when it asks what is new. */
export interface PageFacts {
  /** Where it asks (VDP-45 to VDP-47). */
  address: string;
  madeWith: ChangingFields & Pick<Vehicle, 'item_type' | 'simple_body'>;
  subscriptionEnabled: boolean;
  noPriceText: string;
}

/** The facts of a vehicle's page on a site. */
export function pageFacts(site: Site, vehicle: Vehicle): PageFacts {
  const query = new URLSearchParams({
    photos_count: String(photosCount(vehicle)),
    updated_at: vehicle.updated_at,
    website_id: site.id,
  });
  return {
    address: `/api/cars/${vehicle.slug}/view.json?${query}`,
    madeWith: { ...changingFields(vehicle), item_type: vehicle.item_type, simple_body: vehicle.simple_body },
    subscriptionEnabled: site.features.subscriptionEnabled,
    noPriceText: site.settings.noPriceText,
  };
}
