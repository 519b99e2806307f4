import type { Site } from '@forecourt/lib/site/site';
import { loadLocations } from '@/content/locations.server.ts';
import { COAST } from './coast.generated.ts';
import { type RegionMap, regionMap } from './region.ts';

/** The map of a site's locations; null when fewer than two of them say where they are. */
export async function siteMap(site: Site): Promise<RegionMap | null> {
  const locations = await loadLocations(site.slug);
  const placed = locations.flatMap(({ name, address }) =>
    address?.lat != null && address.long != null ? [{ name, lat: address.lat, lng: address.long }] : [],
  );
  return regionMap(placed, COAST);
}
