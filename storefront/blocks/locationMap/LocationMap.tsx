import { loadLocations } from '@/content/locations.server.ts';
import { PlacesMap } from '@/features/location/PlacesMap.tsx';
import type { BlockProps } from '../block.ts';

/** A map of the site's locations, and a list of them with directions. */
export async function LocationMap({ block, site }: BlockProps<'locationMap'>) {
  const all = await loadLocations(site.slug);
  const chosenLocations = block.locationIds.length
    ? block.locationIds.flatMap((id) => all.find((location) => location.id === id) ?? [])
    : all;
  return (
    <PlacesMap
      site={site}
      locations={chosenLocations}
      title={block.heading}
      intro={block.intro}
      block="locationMap"
      id={`map-${block._key}`}
    />
  );
}
