import { loadLocations } from '@/content/locations.server.ts';
import { loadPeople } from '@/content/people.server.ts';
import { TeamGrid } from '@/features/team/TeamGrid.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** The people of a site: those an editor chose, in that order, or else everybody. */
export async function Team({ block, site }: BlockProps<'team'>) {
  const [all, locations] = await Promise.all([loadPeople(site.slug), loadLocations(site.slug)]);
  const people = block.personIds.length
    ? block.personIds.flatMap((id) => all.find((person) => person.id === id) ?? [])
    : all;
  if (people.length === 0) return null;
  return (
    <Section block="team" title={block.heading} intro={block.intro}>
      <TeamGrid
        people={people}
        site={site}
        dealershipOf={(id) => locations.find((place) => place.id === id)?.dealership_id ?? null}
      />
    </Section>
  );
}
