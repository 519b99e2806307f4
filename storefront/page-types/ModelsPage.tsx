import { siteModelsFilter } from '@forecourt/lib/inventory/search/models/site-models-filter';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type Brand, loadBrands, loadModels } from '@/content/directory.server.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { MODELS_PATH } from '@/features/directory/address.ts';
import { DirectorySearch } from '@/features/directory/client/DirectorySearch.client.tsx';
import { directoryTexts } from '@/features/directory/directory-metadata.ts';
import { directoryConnection, directoryResults } from '@/features/directory/results.server.ts';
import type { DirectoryAnswer } from '@/features/directory/search.ts';
import { type DirectoryState, parseDirectory, serialiseDirectory } from '@/features/directory/state.ts';
import { stockCounts } from '@/features/directory/stock.server.ts';
import { pageList } from '@/features/directory/structured-data.ts';
import { ListTextsProvider } from '@/features/list-search/ListTextsProvider.tsx';
import { cardBuildOf } from '@/features/vehicle-card/card-build.ts';
import { DirectoryHead } from '@/layout/DirectoryHead.tsx';
import { log } from '@/logging/log.server.ts';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { EditorPage } from './EditorPage.tsx';
import { NotFoundPage, NotFoundPerRequest, notFoundMetadata } from './NotFoundPage.tsx';

export interface ModelsRouteProps {
  params: Promise<{ site: string }>;
}

type Read =
  | { kind: 'page'; site: Site; page: PageDocument }
  | { kind: 'none'; site: Site; plain: boolean }
  | { kind: 'models'; site: Site; brands: Brand[]; state: DirectoryState; answer: DirectoryAnswer | null };

/**
 * Reads `/models`. An editor's page takes precedence, but addresses with filters always show the directory,
 * since a page of blocks can't filter.
 */
async function read({ params }: ModelsRouteProps, search: URLSearchParams): Promise<Read> {
  const { site: slug } = await params;
  const site = await loadSite(slug);
  const state = parseDirectory(search);
  const plain = serialiseDirectory(state) === '';
  const page = plain ? await findPage(slug, MODELS_PATH) : null;
  if (page) return { kind: 'page', site, page };
  const brands = await brandsWithModels(slug);
  if (brands.length === 0) return { kind: 'none', site, plain };
  const answer = await directoryResults(site, state).catch((error: unknown) => {
    // Don't cache a page without search results for everybody.
    if (plain) throw error;
    log.error({ err: error, site: slug }, 'model_search_failed');
    return null;
  });
  return { kind: 'models', site, brands, state, answer };
}

/** Returns the brands with models in the directory: truck and own brands may have none. */
async function brandsWithModels(site: string): Promise<Brand[]> {
  const [brands, models] = await Promise.all([loadBrands(site), loadModels(site)]);
  const shownBrandIds = new Set(
    models.filter(({ status }) => status !== 'discontinued').map((model) => model.manufacturer_id),
  );
  return brands.filter(({ id }) => shownBrandIds.has(id));
}

export async function modelsMetadata(props: ModelsRouteProps, search: URLSearchParams): Promise<Metadata> {
  const directory = await read(props, search);
  if (directory.kind === 'page') return pageMetadata(directory.site, directory.page);
  if (directory.kind === 'none') return notFoundMetadata();
  const { site, brands, state, answer } = directory;
  const { title, description, canonical, indexed } = directoryTexts(
    site,
    state,
    brands,
    answer?.total ?? 0,
    await texts(),
  );
  return {
    title,
    description,
    alternates: { canonical },
    ...robotsOf('models', { isFiltered: !indexed }),
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocale(await pageLanguage()),
      type: 'website',
    },
  };
}

/** The directory of models (ROUTE-39): its first page as HTML, then hydrated in the browser. */
export async function ModelsPage({ props, search }: { props: ModelsRouteProps; search: URLSearchParams }) {
  const directory = await read(props, search);
  if (directory.kind === 'page') return <EditorPage site={directory.site} page={directory.page} />;
  if (directory.kind === 'none')
    return directory.plain ? (
      <NotFoundPage site={directory.site} />
    ) : (
      <NotFoundPerRequest site={directory.site} />
    );
  const { site, brands, state, answer } = directory;
  const { heading } = directoryTexts(site, state, brands, answer?.total ?? 0, await texts());
  const t = await getTranslations('directory');
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('models.title'), href: MODELS_PATH },
  ];
  const setup = {
    connection: await directoryConnection(site),
    scope: siteModelsFilter(brands),
    path: MODELS_PATH,
    build: cardBuildOf(site),
    makes: brands.map(({ name, slug }) => ({ name, slug })),
    stock: await stockCounts(site),
  };
  return (
    <main id="content">
      <DirectoryHead site={site} crumbs={crumbs} title={heading} intro={introOf(site, brands, t)} />
      <div className="container pt-8 pb-section">
        <ListTextsProvider namespaces={['directoryClient']}>
          <DirectorySearch setup={setup} state={state} answer={answer} />
        </ListTextsProvider>
      </div>
      <BreadcrumbData site={site} crumbs={crumbs} />
      {answer && answer.hits.length > 0 && (
        <JsonLd
          data={pageList(
            site,
            heading,
            answer.hits.map(({ manufacturer, model }) => ({
              name: `${manufacturer.name} ${model.name}`,
              href: model.href,
            })),
            await pageLanguage(),
          )}
        />
      )}
    </main>
  );
}

const texts = async () => ({ t: await getTranslations('directory'), stock: await getTranslations('stock') });

const introOf = (site: Site, brands: readonly Brand[], t: Translator<'directory'>): string =>
  brands.length > 1
    ? t('models.intro', { count: String(brands.length) })
    : t('models.introOne', { brand: site.manufacturer?.name ?? brands[0]?.name ?? '' });
