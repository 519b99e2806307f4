import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { skipPageCache } from '@/cache/cached.server.ts';
import { loadDealerships } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { DealershipsSearch } from '@/features/dealerships/client/DealershipsSearch.client.tsx';
import { DealerSites } from '@/features/dealerships/DealerSites.tsx';
import { dealershipsOf } from '@/features/dealerships/dealership.ts';
import { dealershipsResults, dealershipsScope } from '@/features/dealerships/results.server.ts';
import { isAsking, parseDealerships, serialiseDealerships } from '@/features/dealerships/state.ts';
import { DEALERSHIPS_PATH } from '@/features/directory/address.ts';
import { ListTextsProvider } from '@/features/list-search/ListTextsProvider.tsx';
import { DirectoryHead } from '@/layout/DirectoryHead.tsx';
import { log } from '@/logging/log.server.ts';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { stockCatalogue } from '@/stock/catalogue.server.ts';
import { browserConnection } from '@/stock/connection.server.ts';
import { EditorPage } from './EditorPage.tsx';

export interface DealershipsRouteProps {
  params: Promise<{ site: string }>;
}

/** Returns whether a site belongs to a group: with a single dealership there is nothing to choose. */
const hasDealerships = ({ dealerships }: Pick<Site, 'dealerships'>): boolean => dealerships.length > 1;

/** Reads an editor's page at the address, but not if the address has filters. */
async function read({ params }: DealershipsRouteProps, search: URLSearchParams) {
  const { site: slug } = await params;
  const site = await loadSite(slug);
  const state = parseDealerships(search);
  const plain = serialiseDealerships(state) === '';
  return { site, state, plain, page: plain ? await findPage(slug, DEALERSHIPS_PATH) : null };
}

export async function dealershipsMetadata(
  props: DealershipsRouteProps,
  search: URLSearchParams,
): Promise<Metadata> {
  const { site, state, page } = await read(props, search);
  if (page) return pageMetadata(site, page);
  const t = await getTranslations('dealerships');
  return {
    title: t('title'),
    description: t('description', { count: String(site.dealerships.length), site: site.name }),
    alternates: { canonical: DEALERSHIPS_PATH },
    ...robotsOf('dealerships', { isFiltered: isAsking(state) || state.page > 1 }),
  };
}

/**
 * A group's dealerships (ROUTE-65), searchable by their stock. A site with one redirects to its locations.
 */
export async function DealershipsPage({
  props,
  search,
}: {
  props: DealershipsRouteProps;
  search: URLSearchParams;
}) {
  const { site, state, plain, page } = await read(props, search);
  if (page) return <EditorPage site={site} page={page} />;
  if (!hasDealerships(site)) redirect(inLanguage(`/${site.settings.locationPathBase}`, await pageLanguage()));
  const [dealerships, locations, catalogue, answer] = await Promise.all([
    loadDealerships(site.slug),
    loadLocations(site.slug),
    stockCatalogue(site).catch(async () => {
      await skipPageCache();
      return null;
    }),
    dealershipsResults(site, state).catch((error: unknown) => {
      // Don't cache a page without search results for everybody.
      if (plain) throw error;
      log.error({ err: error, site: site.slug }, 'dealer_search_failed');
      return null;
    }),
  ]);
  const t = await getTranslations('dealerships');
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('title'), href: DEALERSHIPS_PATH },
  ];
  const setup = {
    connection: browserConnection(site, new Date()),
    scope: dealershipsScope(site),
    path: DEALERSHIPS_PATH,
    noun: catalogue?.noun ?? 'car',
    dealerships: dealershipsOf(site, dealerships, locations),
  };
  return (
    <main id="content">
      <DirectoryHead site={site} crumbs={crumbs} title={t('title')} intro={t('intro')} />
      <div className="container pt-8 pb-section">
        <ListTextsProvider namespaces={['dealerships']}>
          <DealershipsSearch setup={setup} state={state} answer={answer} />
        </ListTextsProvider>
      </div>
      <DealerSites dealerships={dealerships} />
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
