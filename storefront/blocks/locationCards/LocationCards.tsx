import type { Location } from '@/content/locations.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { stockHref } from '@/features/location/address.ts';
import { DEPARTMENT_LABELS, departmentOf, departmentsOf } from '@/features/location/departments.ts';
import { LocationCard } from '@/features/location/LocationCard.tsx';
import { mergeLocations } from '@/features/location/merge.ts';
import { stockByPlace } from '@/stock/catalogue.server.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** Above so many places the strip says that it can be swiped (LOC-37). */
const SWIPE_HINT_ABOVE = 3;

/** Cards of the site's locations: a grid with departments to choose from, or a strip to swipe (LOC-33 to LOC-37). */
export async function LocationCards({ block, site }: BlockProps<'locationCards'>) {
  const [all, counts] = await Promise.all([loadLocations(site.slug), stockByPlace(site)]);
  const chosen = block.locationIds.length
    ? block.locationIds.flatMap((id) => all.find((location) => location.id === id) ?? [])
    : all;
  const groups = mergeLocations(chosen, site.settings.mergeLocationsBy.locationCards);
  if (groups.length === 0) return null;
  const departments = block.layout === 'grid' && block.showFilter ? departmentsOf(chosen) : [];
  return (
    <Section id="locations" title={block.heading} intro={block.intro} tone="sunken">
      {departments.length > 1 && (
        <fieldset className="department-filter mb-6 flex flex-wrap gap-2">
          <legend className="sr-only">Show locations for</legend>
          {[
            { value: 'all', label: 'All' },
            ...departments.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
          ].map(({ value, label }) => (
            <label key={value} className="chip">
              <input
                type="radio"
                name={`department-${block._key}`}
                value={value}
                defaultChecked={value === 'all'}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {block.layout === 'carousel' && groups.length > SWIPE_HINT_ABOVE && (
        <p className="mb-3 flex items-center gap-2 text-sm text-ink-muted lg:hidden">
          Swipe to see all {groups.length}
          <Icon name="arrow-right" size={16} />
        </p>
      )}
      <ul
        className={block.layout === 'carousel' ? 'strip' : gridFor(groups.length)}
        {...(block.layout === 'carousel'
          ? { tabIndex: 0, 'aria-label': block.heading ?? 'Our Locations' }
          : {})}
      >
        {groups.map((places) => (
          <li key={places[0].id} data-departments={departmentNames(places)}>
            <LocationCard
              places={places}
              site={site}
              stock={stockHref(site, places, counts)}
              shape={groups.length === 1 ? 'wide' : groups.length === 2 ? 'broad' : 'tall'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One place lies wide, two share the width, more stand in threes. */
const gridFor = (count: number) =>
  classes('grid gap-gap', count === 2 && 'md:grid-cols-2', count > 2 && 'md:grid-cols-2 lg:grid-cols-3');

const departmentNames = (places: readonly Location[]) =>
  [...new Set(places.flatMap((place) => departmentOf(place) ?? []))].join(' ');
