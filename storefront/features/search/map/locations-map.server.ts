import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';
import { COAST } from '@/features/map/coast.generated.ts';
import { type RegionMaps, regionMap } from '@/features/map/region-map.ts';
import { siteVocabulary } from '../suggest/vocabulary.server.ts';

export async function locationsMap(site: Site): Promise<RegionMaps | null> {
  const [locations, { values }] = await Promise.all([loadLocations(site.slug), siteVocabulary(site)]);
  const placedLocations = locations.flatMap(({ slug, name, address }) =>
    values.location_name?.includes(name) && address?.lat != null && address.long != null
      ? [{ slug, name, town: address.city ?? name, lat: address.lat, lng: address.long }]
      : [],
  );
  const alone = (town: string) => placedLocations.filter((place) => place.town === town).length === 1;
  return regionMap(
    placedLocations.map((place) => ({ ...place, town: alone(place.town) ? place.town : place.name })),
    COAST,
  );
}
