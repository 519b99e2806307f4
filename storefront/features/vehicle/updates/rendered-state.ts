import type { Site } from '@forecourt/lib/sites/site';
import { type PriceRules, priceRules } from '@forecourt/lib/vehicle/price-rules';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { type ChangingFields, changingFields } from '@forecourt/lib/vehicle/vehicle-change';
import { photosCount } from '@forecourt/lib/vehicle/vehicle-path';

/** Id of the sidebar element for the number of views. It keeps its height while empty. */
export const VIEWS_PLACE = 'vehicle-views';

export interface RenderedState extends PriceRules {
  /** Address to poll (VDP-45 to VDP-47). */
  address: string;
  madeWith: ChangingFields & Pick<Vehicle, 'item_type' | 'simple_body'>;
}

export function pageFacts(site: Site, vehicle: Vehicle): RenderedState {
  const query = new URLSearchParams({
    photos_count: String(photosCount(vehicle)),
    updated_at: vehicle.updated_at,
    website_id: site.id,
  });
  return {
    address: `/api/cars/${vehicle.slug}/view.json?${query}`,
    madeWith: { ...changingFields(vehicle), item_type: vehicle.item_type, simple_body: vehicle.simple_body },
    ...priceRules(site),
  };
}
