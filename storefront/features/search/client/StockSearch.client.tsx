'use client';
import { sortOf } from '@forecourt/lib/search/sorts';
import type { IndexUiState, InitialResults, UiState } from 'instantsearch.js';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import type { NearPlace } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';
import { Near } from '../near/Near.client.tsx';
import { learnPlace } from '../near/places.client.ts';
import { commonParameters, requestRules } from '../parameters.ts';
import type { NearMiss } from '../relax.ts';
import type { SearchSetup } from '../setup.ts';
import { RememberSearch } from '../suggest/RememberSearch.client.tsx';
import { fromUiState, toUiState } from '../uistate.ts';
import { AddressWatcher } from './AddressWatcher.client.tsx';
import { AddressRouter } from './address-router.client.ts';
import { CurrentSearch } from './CurrentSearch.client.tsx';
import { Exclusions } from './exclusions.client.ts';
import { FilterPanel } from './FilterPanel.client.tsx';
import { HiddenFilters } from './HiddenFilters.client.tsx';
import { Memory } from './Memory.client.tsx';
import { Results } from './Results.client.tsx';
import { SearchField } from './SearchField.client.tsx';
import { pageSearchClient } from './search-client.client.ts';
import { SetupContext } from './setup-context.client.ts';
import { arrived, startingPoint } from './starting-point.client.ts';

/**
 * The search of the stock: words, filters, sort, cards and pages on InstantSearch, with the server's first
 * answer already in them.
 * @param props.search query string the server answered
 * @param props.place that the address is near, when it was found
 * @param props.results its answer; null when the search service did not answer
 * @param props.misses what comes near, where that answer is nothing
 */
export function StockSearch({
  setup,
  search,
  place,
  results,
  misses,
}: {
  setup: SearchSetup;
  search: string;
  place: NearPlace | null;
  results: InitialResults | null;
  misses: readonly NearMiss[];
}) {
  if (place) learnPlace(place);
  const [start] = useState(() => startingPoint(setup.path, { search, results }));
  const [router] = useState(() => new AddressRouter(setup.path, start.state));
  const [filtersOpen, setFiltersOpen] = useState(false);
  useEffect(arrived, []);

  const indexName = sortOf(setup.defaultSort).indexName;
  const routing = useMemo(
    () => ({
      router,
      stateMapping: {
        stateToRoute: (ui: UiState) => fromUiState(ui[indexName] ?? {}, setup.defaultSort),
        routeToState: (state: SearchState): Record<string, IndexUiState> => ({
          [indexName]: toUiState(state),
        }),
      },
    }),
    [router, indexName, setup.defaultSort],
  );

  // The filters are the exclusions': both would write them.
  const { filters: _, ...common } = commonParameters(setup);
  const page = (
    <InstantSearch
      indexName={indexName}
      searchClient={pageSearchClient(setup.connection, requestRules(setup))}
      routing={routing}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <Configure {...common} />
      <HiddenFilters />
      <Near />
      <Exclusions />
      <CurrentSearch>
        <SearchField />
        <div className="mt-6 items-start gap-8 lg:grid lg:grid-cols-[264px_minmax(0,1fr)]">
          <FilterPanel open={filtersOpen} onClose={() => setFiltersOpen(false)} />
          <Results onOpenFilters={() => setFiltersOpen(true)} served={{ search, misses }} />
        </div>
        <Memory router={router} />
        <RememberSearch />
      </CurrentSearch>
    </InstantSearch>
  );
  return (
    <SetupContext value={setup}>
      {start.results ? (
        <InstantSearchSSRProvider initialResults={start.results}>{page}</InstantSearchSSRProvider>
      ) : (
        page
      )}
      <Suspense fallback={null}>
        <AddressWatcher router={router} />
      </Suspense>
    </SetupContext>
  );
}
