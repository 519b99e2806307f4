import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LocationCards } from '@/blocks/locationCards/LocationCards.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import { PlacesMap } from '@/features/location/PlacesMap.tsx';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';

export async function locationsMetadata(site: Site): Promise<Metadata> {
  const [t, titles] = await Promise.all([getTranslations('location'), getTranslations('pageTitles')]);
  return {
    title: titles('locations'),
    description: t('list.description', { site: site.name }),
    alternates: { canonical: `/${site.settings.locationPathBase}` },
  };
}

/** All locations of a site, with a filter by department, and a map of them. */
export async function LocationsPage({ site }: { site: Site }) {
  const [t, titles] = await Promise.all([getTranslations('location'), getTranslations('pageTitles')]);
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: titles('locations'), href: `/${site.settings.locationPathBase}` },
  ];
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={titles('locations')} />
      <LocationCards
        site={site}
        opening={false}
        headed
        block={{
          _key: 'locations',
          _type: 'locationCards',
          heading: null,
          intro: null,
          show: 'all',
          layout: 'grid',
          showFilter: true,
          locationIds: [],
        }}
      />
      <PlacesMap site={site} locations={await loadLocations(site.slug)} title={t('list.map')} />
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
