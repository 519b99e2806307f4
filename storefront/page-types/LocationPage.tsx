import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Location } from '@/content/locations.server.ts';
import { titleOfPage } from '@/content/page.server.ts';
import { loadPeople } from '@/content/people.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { ENQUIRY_ANCHOR, EnquirySection } from '@/features/enquiry/EnquirySection.tsx';
import { AreaMap } from '@/features/location/AreaMap.tsx';
import { addressLine, directionsHref, locationHref } from '@/features/location/address.ts';
import { autoDealer } from '@/features/location/auto-dealer.ts';
import { departmentOf } from '@/features/location/departments.ts';
import { GoodToKnow } from '@/features/location/GoodToKnow.tsx';
import { HoursCard } from '@/features/location/HoursCard.tsx';
import { PhoneList } from '@/features/location/PhoneList.tsx';
import { PlaceHead } from '@/features/location/PlaceHead.tsx';
import { Reviews } from '@/features/reviews/Reviews.tsx';
import { TeamGrid } from '@/features/team/TeamGrid.tsx';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { editableField } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Section } from '@/ui/Section.tsx';

/** Returns a location page's metadata; a location may have two addresses. */
export async function locationMetadata(
  [{ name, address: parts }]: [Location, ...Location[]],
  path: string,
): Promise<Metadata> {
  const t = await getTranslations('location');
  const address = addressLine(parts);
  return {
    title: name,
    description: address
      ? t('page.descriptionWithAddress', { name, address })
      : t('page.description', { name }),
    alternates: { canonical: path },
  };
}

/**
 * One location: address, opening hours, phone numbers, team, stock, reviews, and an enquiry form (OPEN-087).
 * @param props.places the location and those merged with it
 * @param props.returned the submitted form, from a browser without script
 */
export async function LocationPage({
  site,
  places,
  returned = NOT_RETURNED,
}: {
  site: Site;
  places: [Location, ...Location[]];
  returned?: ReturnedForm;
}) {
  const [t, titles] = await Promise.all([getTranslations('location'), getTranslations('pageTitles')]);
  const [place] = places;
  const path = locationHref(site, place);
  const listPath = `/${site.settings.locationPathBase}`;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: await titleOfPage(site.slug, listPath, titles('locations')), href: listPath },
    { name: place.name, href: path },
  ];
  const ids = new Set(places.map(({ id }) => id));
  const people = (await loadPeople(site.slug)).filter(
    ({ location_id }) => location_id && ids.has(location_id),
  );
  return (
    <main id="content">
      <PlaceHead
        site={site}
        places={places}
        crumbs={crumbs}
        enquire={
          <a
            href={`#${ENQUIRY_ANCHOR}`}
            className="btn btn-secondary btn-lg"
            {...formAttributes('enquiry', undefined, place.id)}
          >
            <Icon name="message-square" size={18} />
            {t('enquire')}
          </a>
        }
      />
      <Section>
        <h2 className="sr-only">{t('departments.title')}</h2>
        <div className={classes('grid gap-gap md:even-2', places.length === 4 ? 'xl:even-4' : 'lg:even-3')}>
          {places.map((entry) => (
            <HoursCard
              key={entry.id}
              place={entry}
              site={site}
              title={titleOf(entry, t)}
              within="page"
              level={3}
            />
          ))}
        </div>
      </Section>
      <WhereItIs site={site} places={places} />
      <Reviews site={site} places={places} title={t('page.reviews', { name: place.name })} />
      <EnquirySection
        site={site}
        path={path}
        title={t('page.write', { name: place.name })}
        place={place.id}
        returned={returned}
        below={
          people.length > 0 && (
            <section aria-labelledby="place-team">
              <h2 id="place-team" className="mb-5 text-2xl">
                {t('page.team')}
              </h2>
              <TeamGrid
                isNarrow
                people={people}
                site={site}
                dealershipOf={(id) => places.find((entry) => entry.id === id)?.dealership_id ?? null}
              />
            </section>
          )
        }
      >
        <h2 className="title">{t('page.ask')}</h2>
        <p className="mt-4 mb-8 max-w-[34em] text-lg text-ink-muted">{t('page.askNote')}</p>
        <PhoneList locations={places} site={site} />
      </EnquirySection>
      <BreadcrumbData site={site} crumbs={crumbs} />
      <JsonLd data={autoDealer(site, place, places.slice(1))} />
    </main>
  );
}

function titleOf(location: Location, t: Translator<'location'>): string {
  const department = departmentOf(location);
  return department ? t(`departments.${department}`) : location.name;
}

/** The map with directions; nothing for a location that has neither. */
function WhereItIs({ site, places }: { site: Site; places: readonly [Location, ...Location[]] }) {
  const t = useTranslations('location');
  const [place] = places;
  const directions = directionsHref(place);
  const isMapped = places.some(({ address }) => address?.lat != null && address.long != null);
  return (
    <Section title={t('page.where')} tone="sunken">
      <div
        className={
          isMapped
            ? 'grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
            : undefined
        }
      >
        {isMapped && <AreaMap locations={places} site={site} />}
        <div>
          <p className="text-lg font-semibold" {...editableField(place.id, 'location', 'name', 'words')}>
            {place.name}
          </p>
          <address
            className="text-lg text-ink-muted not-italic"
            {...editableField(place.id, 'location', 'address')}
          >
            <bdi>{addressLine(place.address)}</bdi>
          </address>
          {directions && (
            <a href={directions} target="_blank" rel="noopener" className="btn btn-secondary mt-4">
              <Icon name="navigation" size={18} />
              {t('directions')}
            </a>
          )}
          <GoodToKnow places={places} />
        </div>
      </div>
    </Section>
  );
}
