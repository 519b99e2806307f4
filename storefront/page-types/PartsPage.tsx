import { PARTS_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { departmentOf } from '@/features/location/departments.ts';
import { LocationCard } from '@/features/location/LocationCard.tsx';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Section } from '@/ui/Section.tsx';

export const partsMetadata = (site: Site, page: PageDocument | null): Metadata =>
  page
    ? pageMetadata(site, page)
    : {
        title: PARTS_TITLE,
        description: `Tell ${site.name} which part you need and your registration. We’ll find the part number, price and delivery date.`,
        alternates: { canonical: site.settings.partsSearchPath },
      };

/** The parts search (ROUTE-60), if no editor has made a page with a form. */
export async function PartsPage({ site, page }: { site: Site; page: PageDocument | null }) {
  const all = await loadLocations(site.slug);
  const desks = all.filter((location) => departmentOf(location) === 'parts');
  const places = mergeLocations(desks.length ? desks : all, site.settings.mergeLocationsBy.locationCards);
  const title = page?.title ?? PARTS_TITLE;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: site.settings.partsSearchPath },
  ];
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={title}
        intro={
          page?.seo.description ??
          'Tell us which part you need and your registration, and we’ll find the part number and price.'
        }
      >
        <LinkButton href="/contact" size="lg" className="mt-7" {...formAttributes('parts')}>
          Request a part
        </LinkButton>
      </PageHeader>
      {page && <Blocks headed blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />}
      <Section title="Our parts team" tone="sunken">
        <ul className="grid gap-gap md:even-2 lg:even-3">
          {places.map((group) => (
            <li key={group[0].id}>
              <LocationCard places={group} site={site} stock={null} />
            </li>
          ))}
        </ul>
      </Section>
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
