import type { Site } from '@forecourt/lib/sites/site';
import type { InitialResults } from 'instantsearch.js';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { permanentRedirect, redirect } from 'next/navigation';
import type { ComponentType } from 'react';
import { viewAttributes } from '@/analytics/attributes.ts';
import { keepPageFor } from '@/cache/cached.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { hasAlerts, SAVE_SEARCH_PATH } from '@/features/alerts/fields.ts';
import { WeeklyFilterNote } from '@/features/finance/WeeklyFilterNote.tsx';
import { StockSearch } from '@/features/search/client/StockSearch.client.tsx';
import { initialResults } from '@/features/search/initial.server.ts';
import { placeNear } from '@/features/search/near/near.server.ts';
import { findNearMisses } from '@/features/search/relax.server.ts';
import { searchSetup } from '@/features/search/setup.server.ts';
import { understoodSearch } from '@/features/search/suggest/understood.server.ts';
import { pageWords } from '@/features/search/words.ts';
import { log } from '@/logging/log.server.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { parseAddress, rewrittenSearch, serialiseState } from '@/stock/address.ts';
import { knownCatalogue, stockCatalogue } from '@/stock/catalogue.server.ts';
import { crumbsOf } from '@/stock/crumbs.ts';
import { mayShowWeeklyAmounts } from '@/stock/facets.ts';
import { type Landing, resolveLanding, type StockCatalogue } from '@/stock/landing.ts';
import { RETRY_SECONDS } from '@/stock/query.server.ts';
import { SENTENCE_FIELD } from '@/stock/sentence-field.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';

export interface SearchRouteProps {
  params: Promise<{ site: string; segments?: string[] }>;
}

/** Cached pages that this process has already rendered with search results. */
const wholeBefore = new Set<string>();

async function load({ params }: SearchRouteProps): Promise<{ site: Site; landing: Landing | null }> {
  const { site: slug, segments = [] } = await params;
  const site = await loadSite(slug);
  const words = segments.map(decodeSegment);
  const landing = resolveLanding(words, await stockCatalogue(site).catch(unread));
  return { site, landing };

  // If the search is down, most addresses can still be resolved without knowing the stock.
  function unread(error: unknown): StockCatalogue {
    log.error({ err: error, site: slug }, 'the catalogue of the stock could not be read');
    const fallback = knownCatalogue(site);
    if (resolveLanding(words, fallback) === null) throw error;
    return fallback;
  }
}

const foundNone = ({ results }: InitialResults[string]): boolean => results?.[0]?.nbHits === 0;

/** Decodes a path segment; an invalid one becomes empty and matches nothing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Returns the metadata of a results page; null if the address is not one. */
export async function searchMetadata(
  props: SearchRouteProps,
  search: URLSearchParams,
): Promise<Metadata | null> {
  const { site, landing } = await load(props);
  if (!landing) return null;
  const { title, description, canonical, indexed } = pageWords(site, landing, parseAddress(search));
  return {
    title: pageTitle(title, site.name),
    description,
    alternates: { canonical },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
    openGraph: { title, description, url: canonical },
  };
}

/**
 * A results page (ROUTE-20 to ROUTE-38): rendered with its first cards, then hydrated in the browser.
 * @param search query string of the visitor's address
 * @param whole whether the page is cached for everyone
 * @param Missing component for an address that is not a results page
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
  const rewritten = rewrittenSearch(search);
  if (rewritten !== null) permanentRedirect(landing.path + rewritten);
  if (search.has(SENTENCE_FIELD))
    redirect(landing.path + (await understoodSearch(site, landing.filter, search)));

  const state = parseAddress(search);
  const setup = await searchSetup(site, landing, new Date());
  const place = state.near === null ? null : await placeNear(state.near, { headers: await headers() });
  const results = await initialResults(setup, state, place).catch((error: unknown) => {
    // Keep the cached page if there is one; otherwise render one without results, which expires soon.
    if (whole && wholeBefore.has(site.slug + landing.path)) throw error;
    log.error({ err: error, site: site.slug }, 'the search service did not answer');
    return null;
  });
  const nothing = results !== null && Object.values(results).every(foundNone);
  const misses = nothing ? await findNearMisses(setup.filters, state, site.settings.priceLead) : [];
  if (whole && results) wholeBefore.add(site.slug + landing.path);
  if (whole && !results) await keepPageFor(RETRY_SECONDS);
  return (
    <main id="content" className="container pt-5 pb-section" {...viewAttributes('searchView')}>
      <Breadcrumb crumbs={crumbsOf(site, landing)} />
      <StockSearch
        key={landing.path}
        setup={setup}
        beside={
          hasAlerts(site) && (
            <a href={SAVE_SEARCH_PATH} rel="nofollow" className="more">
              Save this search
            </a>
          )
        }
        search={serialiseState(state)}
        place={place}
        results={results}
        misses={misses}
      />
      {mayShowWeeklyAmounts(setup.facets, state) && <WeeklyFilterNote />}
    </main>
  );
}
