import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { departmentOf } from '@/features/location/departments.ts';
import { LocationCard } from '@/features/location/LocationCard.tsx';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Section } from '@/ui/Section.tsx';

export async function partsMetadata(site: Site, page: PageDocument | null): Promise<Metadata> {
  if (page) return pageMetadata(site, page);
  const [t, titles] = await Promise.all([getTranslations('partsPage'), getTranslations('pageTitles')]);
  return {
    title: titles('parts'),
    description: t('description', { site: site.name }),
    alternates: { canonical: site.settings.partsSearchPath },
  };
}

/** The parts search (ROUTE-60), if no editor has made a page with a form. */
export async function PartsPage({ site, page }: { site: Site; page: PageDocument | null }) {
  const all = await loadLocations(site.slug);
  const desks = all.filter((location) => departmentOf(location) === 'parts');
  const places = mergeLocations(desks.length ? desks : all, site.settings.mergeLocationsBy.locationCards);
  const [t, titles, ui] = await Promise.all([
    getTranslations('partsPage'),
    getTranslations('pageTitles'),
    getTranslations('ui'),
  ]);
  const title = page?.title ?? titles('parts');
  const crumbs = [
    { name: ui('home'), href: '/' },
    { name: title, href: site.settings.partsSearchPath },
  ];
  return (
    <main id="content">
      <PageHeader
        crumbs={crumbs}
        title={title}
        document={page?.seo.description ? page : null}
        intro={page?.seo.description ?? t('intro')}
      >
        <LinkButton href="/contact" size="lg" className="mt-7" {...formAttributes('parts')}>
          {t('request')}
        </LinkButton>
      </PageHeader>
      {page && (
        <Blocks headed document={page} blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />
      )}
      <Section title={t('team')} tone="sunken">
        <ul className="grid gap-gap md:even-2 lg:even-3">
          {places.map((group) => (
            <li key={group[0].id}>
              <LocationCard places={group} site={site} stock={null} />
            </li>
          ))}
        </ul>
      </Section>
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
