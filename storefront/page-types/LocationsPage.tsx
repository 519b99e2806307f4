import { LOCATIONS_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { LocationCards } from '@/blocks/locationCards/LocationCards.tsx';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';

export const locationsMetadata = (site: Site): Metadata => ({
  title: LOCATIONS_TITLE,
  description: `Addresses, phone numbers and opening hours of ${site.name}: sales, service and parts.`,
  alternates: { canonical: `/${site.settings.locationPathBase}` },
});

/** All locations of a site, with a filter by department. */
export function LocationsPage({ site }: { site: Site }) {
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
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
