import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Location } from '@/content/locations.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { stockHref } from '@/features/location/address.ts';
import { pointText } from '@/features/location/by-distance.ts';
import { cardPlace } from '@/features/location/card-place.server.ts';
import { departmentOf, departmentsOf, isBuyingCentre } from '@/features/location/departments.ts';
import { LazyPart } from '@/features/location/lazy/LazyPart.client.tsx';
import { atStreetOf, mergeLocations } from '@/features/location/merge-locations.ts';
import { PlaceCard } from '@/features/location/PlaceCard.tsx';
import { PlaceCards } from '@/features/location/PlaceCards.client.tsx';
import { stockByPlace } from '@/stock/catalogue.server.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Section } from '@/ui/Section.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import type { BlockProps } from '../block.ts';

/** With more locations than this, the carousel shows a swipe hint (LOC-37). */
const SWIPE_HINT_ABOVE = 3;
/** From this many locations on, shoppers may sort by distance. */
const SORTED_FROM = 2;

/** Cards of the site's locations: a grid with a department filter, or a carousel (LOC-33 to LOC-37). */
export async function LocationCards({ block, site }: BlockProps<'locationCards'>) {
  const [all, counts] = await Promise.all([loadLocations(site.slug), stockByPlace(site)]);
  const offeredLocations = block.show === 'buying' ? all.filter(isBuyingCentre) : all;
  const chosenLocations = block.locationIds.length
    ? block.locationIds.flatMap((id) => offeredLocations.find((location) => location.id === id) ?? [])
    : offeredLocations;
  const groups = mergeLocations(chosenLocations, site.settings.mergeLocationsBy.locationCards);
  if (groups.length === 0) return null;
  const t = await getTranslations('location');
  const isCarousel = block.layout === 'carousel';
  const isFiltered = !isCarousel && block.showFilter;
  const shape = groups.length === 1 ? 'wide' : groups.length === 2 ? 'broad' : 'tall';
  const cards = await Promise.all(
    groups.map(async (places) => ({
      place: await cardPlace(site, places, {
        stock: stockHref(site, places, counts),
        nearby: atStreetOf(places[0], all),
      }),
      marks: isFiltered ? marksOf(places) : {},
    })),
  );
  const hasPictures = cards.some(({ place }) => place.picture);
  const title = block.heading ?? (isCarousel ? t('cards.title') : null);
  return (
    <Section block="locationCards" id="locations" title={title} intro={block.intro} tone="sunken">
      {isFiltered && (
        <div className="department-filter mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <DepartmentLinks places={chosenLocations} name={block._key} />
          {groups.filter(([place]) => pointText(place.address)).length >= SORTED_FROM && (
            <LazyPart part="nearest" props={{}} className="min-h-11" />
          )}
        </div>
      )}
      {isCarousel && groups.length > SWIPE_HINT_ABOVE && (
        <p className="mb-3 flex items-center gap-2 text-sm text-ink-muted lg:hidden">
          {t('cards.swipe', { count: groups.length })}
          <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
        </p>
      )}
      {isCarousel ? (
        <Strip label={title ?? t('cards.title')}>
          <TextsProvider namespaces={['placeCard']}>
            <PlaceCards places={cards.map(({ place }) => place)} shape={shape} hasPictures={hasPictures} />
          </TextsProvider>
        </Strip>
      ) : (
        <ul data-places className={gridFor(groups.length)}>
          {cards.map(({ place, marks }) => (
            <li key={place.id} {...marks}>
              <PlaceCard place={place} shape={shape} isSorted={isFiltered} hasPictures={hasPictures} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The departments to choose from (LOC-33 to LOC-35), as links, so that the choice can be shared. */
function DepartmentLinks({ places, name }: { places: readonly Location[]; name: string }) {
  const t = useTranslations('location');
  const departments = departmentsOf(places);
  if (departments.length < 2) return <span />;
  const links = [
    { value: 'all', label: t('cards.all') },
    ...departments.map((value) => ({ value, label: t(`departments.${value}`) })),
  ];
  return (
    <nav aria-label={t('cards.filter')} className="flex flex-wrap gap-2">
      {links.map(({ value, label }) => {
        const id = `${value}-${name}`;
        return (
          <a key={value} id={id} href={`#${id}`} data-department={value} className="chip">
            {label}
          </a>
        );
      })}
    </nav>
  );
}

const gridFor = (count: number) =>
  classes(
    'grid gap-gap',
    count === 2 && 'md:grid-cols-2',
    count > 2 && 'md:pairs',
    // Seven as four and three, not as three and two rows of two.
    count > 2 && (count % 3 === 0 ? 'lg:even-3' : 'lg:even-3 xl:even-4'),
  );

function marksOf(places: readonly [Location, ...Location[]]): Record<string, string> {
  const departments = new Set(places.flatMap((place) => departmentOf(place) ?? []));
  const point = pointText(places[0].address);
  return { 'data-departments': [...departments].join(' '), ...(point && { 'data-at': point }) };
}
