'use client';
import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import type { IndexUiState } from 'instantsearch.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useConnector, useInstantSearch } from 'react-instantsearch';
import { serialiseState } from '@/stock/address.ts';
import type { SearchState } from '@/stock/state.ts';
import { Near } from '../near/Near.client.tsx';
import { requestRules } from '../parameters.ts';
import { pageSearchClient } from './algolia.client.ts';
import type { Report } from './report.ts';
import { useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';
import { rememberResults, type StartingPoint } from './starting-point.client.ts';
import { connectStock, type StockUiState } from './stock-widget.client.ts';

type OnReport = (report: Report) => void;

/**
 * Runs InstantSearch: sends the page's state and reports the answers. Renders nothing. The page renders
 * before this loads and passes on the answer that it already has.
 * @param props.start the page's initial state and answer
 */
export function InstantSearchBridge({ start, onReport }: { start: StartingPoint; onReport: OnReport }) {
  const setup = useSetup();
  const { state } = useSearchState();
  const [first] = useState(state);
  const indexName = sortOf(setup.defaultSort).indexName;
  const search = (
    <InstantSearch
      indexName={indexName}
      searchClient={pageSearchClient(setup.connection, requestRules(setup))}
      initialUiState={{ [indexName]: uiStateOf(first) }}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <StockWidget />
      <Near />
      <Exchange first={first} onReport={onReport} />
    </InstantSearch>
  );
  const firstResults = start.results && first === start.state ? start.results : null;
  return firstResults ? (
    <InstantSearchSSRProvider initialResults={firstResults}>{search}</InstantSearchSSRProvider>
  ) : (
    search
  );
}

const uiStateOf = (stock: SearchState) => ({ stock }) satisfies StockUiState as IndexUiState;

function StockWidget() {
  const { filters, hitsPerPage, attributes, facets, mapped, defaultSort } = useSetup();
  const parametersSetup = { filters, hitsPerPage, attributes, facets, mapped, defaultSort };
  useConnector(connectStock, parametersSetup, { $$type: 'forecourt.stock' });
  return null;
}

function Exchange({ first, onReport }: { first: StartingPoint['state']; onReport: OnReport }) {
  const { path, defaultSort } = useSetup();
  const { state } = useSearchState();
  const { setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true });
  const sentState = useRef(first);
  useLayoutEffect(() => {
    if (sentState.current === state) return;
    sentState.current = state;
    setIndexUiState(uiStateOf(state));
  }, [state, setIndexUiState]);
  useLayoutEffect(() => {
    // Before the first answer, InstantSearch provides artificial results.
    const isStandIn = '__isArtificial' in results && results.__isArtificial === true;
    const answer = isStandIn
      ? null
      : {
          [sortOf(defaultSort).indexName]: {
            state: Object.assign({}, results._state),
            results: results._rawResults,
          },
        };
    if (answer && status === 'idle') rememberResults(path, serialiseState(sentState.current), answer);
    onReport({ state: sentState.current, results: answer, status, retry: refresh });
  }, [path, defaultSort, results, status, refresh, onReport]);
  return null;
}
