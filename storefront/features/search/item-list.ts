import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import type { ItemList, WithContext } from 'schema-dts';
import { absolute } from '@/seo/absolute.ts';

/**
 * Returns a page of results as structured data, without sold vehicles; null if none is left. Positions continue
 * over the pages (https://developers.google.com/search/docs/appearance/structured-data/carousel).
 * @param hits.skipped number of vehicles on earlier pages
 */
export function vehicleList(
  site: { url: string },
  name: string,
  hits: { vehicles: readonly Pick<Vehicle, 'slug' | 'status'>[]; skipped: number },
  language: Language = ENGLISH,
): WithContext<ItemList> | null {
  const items = hits.vehicles.flatMap((vehicle, index) =>
    isInStock(vehicle.status)
      ? [
          {
            '@type': 'ListItem' as const,
            position: hits.skipped + index + 1,
            url: absolute(site, inLanguage(vehiclePath(vehicle), language)),
          },
        ]
      : [],
  );
  if (items.length === 0) return null;
  return { '@context': 'https://schema.org', '@type': 'ItemList', name, itemListElement: items };
}
