import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { decoded } from '@forecourt/lib/platform/text/decoded';
import type { Site } from '@forecourt/lib/sites/site';
import type { InitialResults } from 'instantsearch.js';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type ComponentType, cache } from 'react';
import { viewAttributes } from '@/analytics/attributes.ts';
import { skipPageCache } from '@/cache/cached.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { hasAlerts, SAVE_SEARCH_PATH } from '@/features/alerts/fields.ts';
import { WeeklyFilterNote } from '@/features/finance/WeeklyFilterNote.tsx';
import { answerOf } from '@/features/search/answer.ts';
import { Browse } from '@/features/search/Browse.tsx';
import { StockSearch } from '@/features/search/client/StockSearch.client.tsx';
import { initialResults } from '@/features/search/initial.server.ts';
import { vehicleList } from '@/features/search/item-list.ts';
import { placeNear } from '@/features/search/near/near.server.ts';
import { pageMetadata } from '@/features/search/page-metadata.ts';
import { ownTermsOf } from '@/features/search/parameters.ts';
import { findNearMisses } from '@/features/search/relax.server.ts';
import { SearchTextsProvider } from '@/features/search/SearchTextsProvider.tsx';
import { searchSetup } from '@/features/search/setup.server.ts';
import { sentenceToQueryString } from '@/features/search/suggest/sentence-address.server.ts';
import { log } from '@/logging/log.server.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { setStatus } from '@/site/status.ts';
import { parseAddress, rewrittenSearch, serialiseState } from '@/stock/address.ts';
import { landingBreadcrumbs } from '@/stock/breadcrumbs.ts';
import { knownCatalogue, stockCatalogue } from '@/stock/catalogue.server.ts';
import { searchedPrices } from '@/stock/connection.ts';
import { mayShowWeeklyAmounts } from '@/stock/facets.ts';
import { type Landing, resolveLanding, type StockCatalogue } from '@/stock/landing.ts';
import { landingsOf } from '@/stock/landings.server.ts';
import { countedNoun, searchedHeading, searchedNoun } from '@/stock/searched-noun.ts';
import type { SearchState } from '@/stock/state.ts';
import { vehiclesWithoutPrice } from '@/stock/unpriced.server.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';

export interface SearchRouteProps {
  params: Promise<{ site: string; segments?: string[] }>;
}

async function load({ params }: SearchRouteProps): Promise<{ site: Site; landing: Landing | null }> {
  const { site: slug, segments = [] } = await params;
  return loadLanding(slug, segments.join('/'));
}

const loadLanding = cache(async (slug: string, path: string) => {
  const site = await loadSite(slug);
  const words = path ? path.split('/').map((segment) => decoded(segment) ?? '') : [];
  const landing = resolveLanding(words, await stockCatalogue(site).catch(unread));
  return { site, landing };

  // Without the search the stock is unknown, but most addresses can still be resolved.
  async function unread(error: unknown): Promise<StockCatalogue> {
    log.error({ err: error, site: slug }, 'stock_catalogue_failed');
    await skipPageCache();
    const fallback = knownCatalogue(site);
    if (resolveLanding(words, fallback) === null) throw error;
    return fallback;
  }
});

/** Searches once per request, for metadata and page. `error` is the search service's, with `results` null. */
const loadSearch = cache(async (site: Site, landing: Landing, search: string) => {
  const state = parseAddress(search);
  const setup = await searchSetup(site, landing, new Date());
  const place = state.near === null ? null : await placeNear(state.near, { headers: await headers() });
  try {
    return { setup, place, results: await initialResults(setup, state, place), error: null };
  } catch (error) {
    return { setup, place, results: null, error };
  }
});

/**
 * Returns whether a page comes after the last one. The first page always exists. The service counts only
 * pages it can serve (`paginationLimitedTo`).
 */
const isPastLastPage = ({ page }: SearchState, results: InitialResults | null): boolean =>
  page > 1 && results !== null && page > (answerOf(results)?.pages ?? page);

const foundNone = ({ results }: InitialResults[string]): boolean => results?.[0]?.nbHits === 0;

/** Returns a results page's metadata; null for an invalid address and past the last page. */
export async function searchMetadata(
  props: SearchRouteProps,
  search: URLSearchParams,
): Promise<Metadata | null> {
  const { site, landing } = await load(props);
  if (!landing) return null;
  const state = parseAddress(search);
  const { results } = await loadSearch(site, landing, search.toString());
  if (isPastLastPage(state, results)) return null;
  const answer = results ? answerOf(results) : null;
  const language = await pageLanguage();
  const { title, description, canonical, content } = pageMetadata(site, landing, state, answer, language);
  return {
    title: pageTitle(title, site.name),
    description,
    alternates: { canonical },
    ...robotsOf('search', content),
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocale(language),
      type: 'website',
    },
  };
}

/**
 * A results page (ROUTE-20 to ROUTE-38): rendered with its first cards, then hydrated in the browser.
 * @param search the query string of the visitor's address
 * @param whole whether the page is cached for everybody
 * @param Missing rendered for an address that is not a results page
 */
export async function SearchPage({
  props,
  search,
  whole,
  Missing,
}: {
  props: SearchRouteProps;
  search: URLSearchParams;
  whole: boolean;
  Missing: ComponentType<{ site: Site }>;
}) {
  const { site, landing } = await load(props);
  if (!landing) return <Missing site={site} />;
  const [t, stock] = await Promise.all([getTranslations('searchPage'), getTranslations('stock')]);
  const language = await pageLanguage();
  const rewritten = rewrittenSearch(search);
  if (rewritten !== null) permanentRedirect(inLanguage(landing.path + rewritten, language));
  const sentenceAddress = await sentenceToQueryString(site, landing.filter, search, stock);
  if (sentenceAddress !== null) redirect(inLanguage(landing.path + sentenceAddress, language));

  const state = parseAddress(search);
  const { setup, place, results, error } = await loadSearch(site, landing, search.toString());
  if (!results) {
    if (whole) await skipPageCache();
    log.error({ err: error, site: site.slug }, 'search_failed');
  }
  // The text and the link to the first page stay (OPEN-039); only status and metadata report the error.
  if (isPastLastPage(state, results) && !setStatus(404)) notFound();
  const saveSearchPath = hasAlerts(site) ? SAVE_SEARCH_PATH : null;
  const noun = countedNoun(
    searchedNoun(landing.noun, state),
    results ? answerOf(results)?.bodies : undefined,
  );
  const heading = searchedHeading({ ...landing, searchedNoun: noun }, stock);
  const nothing = results !== null && Object.values(results).every(foundNone);
  const prices = searchedPrices(setup.connection.prices, state.pricedIn);
  const misses = nothing
    ? await findNearMisses(setup.filters, state, prices, ownTermsOf(setup, state.terms), stock)
    : [];
  // A page of filtered results is not followed, so it needs no links to others.
  const isWhole = serialiseState({ ...state, page: 1 }) === '';
  const landings = isWhole ? await landingsOf(site) : [];
  const unpriced = isWhole && landing.kind === 'all' ? await vehiclesWithoutPrice(site) : [];
  const shown = results ? answerOf(results) : null;
  const list =
    shown &&
    vehicleList(
      site,
      heading,
      { vehicles: shown.hits, skipped: (shown.page - 1) * setup.hitsPerPage },
      language,
    );
  return (
    <main id="content" className="container pt-5 pb-section" {...viewAttributes('searchView')}>
      <Breadcrumb crumbs={landingBreadcrumbs(site, landing, heading, language)} />
      <SearchTextsProvider
        page={{
          setup,
          state,
          nouns: [landing.noun, searchedNoun(landing.noun, state), noun],
          counts: shown?.counts ?? null,
          hits: shown?.hits ?? null,
        }}
      >
        <StockSearch
          key={landing.path}
          setup={{ ...setup, saveSearchPath }}
          beside={
            saveSearchPath && (
              <HardLink href={saveSearchPath} rel="nofollow" className="more">
                {t('saveSearch')}
              </HardLink>
            )
          }
          search={serialiseState(state)}
          place={place}
          results={results}
          misses={misses}
        />
      </SearchTextsProvider>
      {isWhole && <Browse landing={landing} landings={landings} unpriced={unpriced} />}
      {mayShowWeeklyAmounts(setup.facets, state) && <WeeklyFilterNote rates={setup.weeklyRates} />}
      {list && <JsonLd data={list} />}
    </main>
  );
}
