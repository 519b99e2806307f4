import { LOCATIONS_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { LocationCards } from '@/blocks/locationCards/LocationCards.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import { PlacesMap } from '@/features/location/PlacesMap.tsx';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';

export const locationsMetadata = (site: Site): Metadata => ({
  title: LOCATIONS_TITLE,
  description: `Addresses, phone numbers and opening hours of ${site.name}: sales, service and parts.`,
  alternates: { canonical: `/${site.settings.locationPathBase}` },
});

/** All locations of a site, with a filter by department, and a map of them. */
export async function LocationsPage({ site }: { site: Site }) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: LOCATIONS_TITLE, href: `/${site.settings.locationPathBase}` },
  ];
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={LOCATIONS_TITLE} />
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
      <PlacesMap site={site} locations={await loadLocations(site.slug)} title="On the map" />
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
