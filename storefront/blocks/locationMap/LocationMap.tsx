import { loadLocations } from '@/content/locations.server.ts';
import { AreaMap, placesOnMap } from '@/features/location/AreaMap.tsx';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { PlaceList } from '@/features/location/PlaceList.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** A map of the site's locations, and a list of them with directions. */
export async function LocationMap({ block, site }: BlockProps<'locationMap'>) {
  const all = await loadLocations(site.slug);
  const chosenLocations = block.locationIds.length
    ? block.locationIds.flatMap((id) => all.find((location) => location.id === id) ?? [])
    : all;
  if (placesOnMap(chosenLocations).length === 0) return null;
  const mapId = `map-${block._key}`;
  const places = mergeLocations(chosenLocations, 'street').map(([place]) => place);
  return (
    <Section block="locationMap" title={block.heading} intro={block.intro}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <AreaMap locations={places} site={site} id={mapId} />
        <PlaceList places={places} site={site} mapId={mapId} />
      </div>
    </Section>
  );
}
