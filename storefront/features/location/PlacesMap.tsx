import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { Section } from '@/ui/Section.tsx';
import { AreaMap, placesOnMap } from './AreaMap.tsx';
import { mergeLocations } from './merge-locations.ts';
import { PlaceList } from './PlaceList.tsx';

/**
 * A map of locations, one pin per street address, and a list of them with directions.
 * Nothing if none has coordinates.
 * @param props.id of the map, unique in the page
 * @param props.block type of the page block, for events; omit outside of one
 */
export function PlacesMap({
  site,
  locations,
  title,
  intro = null,
  block,
  id = 'map',
}: {
  site: Site;
  locations: readonly Location[];
  title: string | null;
  intro?: string | null;
  block?: string;
  id?: string;
}) {
  if (placesOnMap(locations).length === 0) return null;
  const places = mergeLocations(locations, 'street').map(([place]) => place);
  return (
    <Section {...(block && { block })} title={title} intro={intro}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <AreaMap locations={places} site={site} id={id} />
        <PlaceList places={places} site={site} mapId={id} />
      </div>
    </Section>
  );
}
