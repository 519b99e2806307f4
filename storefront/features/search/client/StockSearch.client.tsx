'use client';
import type { PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import type { InitialResults } from 'instantsearch.js';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { usePayment } from '@/features/finance/payment/use-payment.client.ts';
import { documentTitle } from '@/seo/page-title.ts';
import { serialiseState } from '@/stock/address.ts';
import { searchedPrices } from '@/stock/connection.ts';
import type { NearPlace } from '@/stock/near.ts';
import { countedNoun, searchedHeading, searchedNoun } from '@/stock/searched-noun.ts';
import { learnPlace } from '../near/place-cache.client.ts';
import type { NearMiss } from '../relax.ts';
import { resultsTitle } from '../results-title.ts';
import type { SearchSetup } from '../setup.ts';
import { rememberSearch } from '../suggest/history.client.ts';
import { pastSearch } from '../suggest/history.ts';
import { FilterPanel } from './FilterPanel.client.tsx';
import { Results } from './Results.client.tsx';
import { SearchField } from './SearchField.client.tsx';
import { useLoadAllTexts } from './SearchTexts.client.tsx';
import {
  AnswerContext,
  ProgressContext,
  SetupContext,
  StateContext,
  useAnswer,
  useCountedNoun,
  useProgress,
  useSearchState,
  useSetup,
} from './search-context.client.ts';
import { useStockSearch } from './use-stock-search.client.ts';

/**
 * The stock search, rendered with the server's first answer.
 * InstantSearch, which sends further queries, loads later (`InstantSearchBridge`); input before then shows at
 * once and is answered when it has loaded.
 * @param props.search query string the server answered
 * @param props.place the place in the address, if it was found
 * @param props.results null if the search service failed
 */
export function StockSearch({
  setup,
  beside,
  search,
  place,
  results,
  misses,
}: {
  setup: SearchSetup;
  beside: ReactNode;
  search: string;
  place: NearPlace | null;
  results: InitialResults | null;
  misses: readonly NearMiss[];
}) {
  if (place) learnPlace(place);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const approval = useApproval(setup);
  const { start, current, answer, progress, follow, Bridge, onReport } = useStockSearch(
    setup,
    { search, results },
    approval !== null,
  );
  const loadAllTexts = useLoadAllTexts();
  const isOther = serialiseState(current.state) !== search;
  useEffect(() => {
    if (isOther) loadAllTexts();
  }, [isOther, loadAllTexts]);
  const stock = useTranslations('stock');
  const noun = searchedNoun(setup.noun, current.state);
  const { pricedIn } = current.state;
  const setupWithNoun = useMemo(() => {
    const { prices } = setup.connection;
    // Everything that searches does so by the prices of the shopper's state.
    const connection = prices
      ? { ...setup.connection, prices: searchedPrices(prices, pricedIn) }
      : setup.connection;
    const ownTerms = setup.ownTerms && { ...setup.ownTerms, approval };
    return { ...setup, connection, ownTerms, searchedNoun: noun };
  }, [setup, noun, pricedIn, approval]);
  return (
    <SetupContext value={setupWithNoun}>
      <StateContext value={current}>
        <AnswerContext value={answer}>
          <ProgressContext value={progress}>
            <div className="mb-5 flex flex-wrap items-baseline justify-between">
              <h1 className="title mt-2">
                {searchedHeading({ ...setup, searchedNoun: countedNoun(noun, answer?.bodies) }, stock)}
              </h1>
              {beside}
            </div>
            <SearchField />
            <div className="mt-6 items-start gap-8 lg:grid lg:grid-cols-[264px_minmax(0,1fr)]">
              <FilterPanel open={filtersOpen} onClose={() => setFiltersOpen(false)} />
              <Results onOpenFilters={() => setFiltersOpen(true)} served={{ search, misses }} />
            </div>
            <RememberSearch />
            <PageTitle isServed={current.state === start.state} />
          </ProgressContext>
        </AnswerContext>
        {Bridge && <Bridge start={start} onReport={onReport} />}
      </StateContext>
      <Suspense fallback={null}>
        <AddressWatcher onAddress={follow} />
      </Suspense>
    </SetupContext>
  );
}

/**
 * Returns the shopper's pre-approval where weekly figures depend on it; the same object until its content changes. Null on
 * the server and while hydrating.
 */
function useApproval({ ownTerms }: Pick<SearchSetup, 'ownTerms'>): PreApproval | null {
  const approval = usePayment()?.approval ?? null;
  const text = ownTerms && approval ? JSON.stringify(approval) : null;
  // The text identifies it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time the cookie is renewed
  return useMemo(() => (text === null ? null : approval), [text]);
}

/** Keeps the title of the document, and of history entries, that of the page and vehicles shown. */
function PageTitle({ isServed }: { isServed: boolean }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { kind, path, heading, noun, siteName } = useSetup();
  const { state } = useSearchState();
  const counted = useCountedNoun();
  const [isChanged, setChanged] = useState(false);
  if (!isServed && !isChanged) setChanged(true);
  const title = documentTitle(
    resultsTitle({ kind, path, heading, noun }, counted, state.page, { t, stock }),
    siteName,
  );
  useEffect(() => {
    // The served page has its title, which React must not find changed.
    if (isChanged) document.title = title;
  }, [isChanged, title]);
  return null;
}

/** Adds each search with an answer to the shopper's recent searches. */
function RememberSearch() {
  const { path, card } = useSetup();
  const answer = useAnswer();
  const { status } = useProgress();
  const { state } = useSearchState();
  const search = pastSearch(path, state);
  const key = search && JSON.stringify(search);
  const isSettled = status === 'idle' && answer !== null;
  // The key identifies the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
    if (search && isSettled) rememberSearch(card.siteSlug, search);
  }, [key, isSettled, card.siteSlug]);
  return null;
}

/** Reports address changes. Needs a Suspense boundary: a prerendered page has no parameters. */
function AddressWatcher({ onAddress }: { onAddress: (search: string) => void }) {
  const parameters = useSearchParams();
  // useSearchParams updates with a delay and the visitor may have moved on, so read the browser's address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters only signal the change
  useEffect(() => {
    onAddress(window.location.search);
  }, [onAddress, parameters]);
  return null;
}
