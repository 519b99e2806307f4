import { loadLocations } from '@/content/locations.server.ts';
import { HoursCard } from '@/features/location/HoursCard.tsx';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** Opening hours (HOURS-11) of the chosen locations, or else of the main location with its departments. */
export async function OpeningHoursBlock({ block, site }: BlockProps<'openingHours'>) {
  const all = await loadLocations(site.slug);
  const main = all.find(({ primary }) => primary) ?? all[0];
  const places = block.locationIds.length
    ? block.locationIds.flatMap((id) => all.find((location) => location.id === id) ?? [])
    : (mergeLocations(all, 'street').find((group) => group.some((place) => place === main)) ?? []);
  const open = places.filter(({ contact_detail }) => contact_detail.opening_hours.length > 0);
  if (open.length === 0) return null;
  return (
    <Section block="openingHours" title={block.heading} intro={block.intro}>
      <ul className="grid gap-gap md:even-2 lg:even-3">
        {open.map((place) => (
          <li key={place.id}>
            <HoursCard place={place} site={site} title={place.name} within={block._key} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
