'use client';
import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import type { Connector, IndexUiState, InitialResults, WidgetRenderState } from 'instantsearch.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useConnector, useInstantSearch } from 'react-instantsearch';
import { serialiseState } from '@/stock/address.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { locate, placeOf } from '../near/place-cache.client.ts';
import { type ParametersSetup, requestRules, searchParameters } from '../parameters.ts';
import { pageSearchClient } from './page-search.client.ts';
import { type Progress, useSearchState, useSetup } from './search-context.client.ts';
import { rememberResults, type StartingPoint } from './starting-point.client.ts';

export interface Report {
  /** The search last sent. */
  state: SearchState;
  /** Null before the first answer. */
  results: InitialResults | null;
  status: Progress['status'];
  retry: () => void;
}

type OnReport = (report: Report) => void;

/**
 * Runs InstantSearch behind the page: sends its searches and reports answers; renders nothing.
 * It loads after the first interaction (`useLazyInstantSearch`), so it starts with the answer that the page
 * already shows instead of requesting it again.
 */
export function InstantSearchBridge({ start, onReport }: { start: StartingPoint; onReport: OnReport }) {
  const setup = useSetup();
  const { state } = useSearchState();
  const [initialState] = useState(state);
  const indexName = sortOf(setup.defaultSort).indexName;
  const search = (
    <InstantSearch
      indexName={indexName}
      searchClient={pageSearchClient(setup.connection, requestRules(setup, state.terms))}
      initialUiState={{ [indexName]: uiStateOf(initialState) }}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <StockWidget />
      <PlaceLookup />
      <Exchange initialState={initialState} onReport={onReport} />
    </InstantSearch>
  );
  // The server's answer is by the figures of shoppers without a pre-approval.
  const [isPersonal] = useState(setup.ownTerms?.approval != null);
  const initialResults = start.results && initialState === start.state && !isPersonal ? start.results : null;
  return initialResults ? (
    <InstantSearchSSRProvider initialResults={initialResults}>{search}</InstantSearchSSRProvider>
  ) : (
    search
  );
}

/** Sends the page's search to InstantSearch, and reports its answers and status. */
function Exchange({ initialState, onReport }: { initialState: SearchState; onReport: OnReport }) {
  const { path, defaultSort } = useSetup();
  const { state } = useSearchState();
  const { setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true });
  const sentState = useRef(initialState);
  useLayoutEffect(() => {
    if (sentState.current === state) return;
    sentState.current = state;
    setIndexUiState(uiStateOf(state));
  }, [state, setIndexUiState]);
  useLayoutEffect(() => {
    // Before the first answer, InstantSearch provides artificial results.
    const isArtificial = '__isArtificial' in results && results.__isArtificial === true;
    const answer = isArtificial
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

/** Repeats the query once the place named in the address is known, as after Back or a link. */
function PlaceLookup() {
  const { near } = useSearchState().state;
  const { setIndexUiState } = useInstantSearch();
  useEffect(() => {
    if (near === null || placeOf(near)) return;
    let isLeft = false;
    void locate(near).then((place) => {
      if (!isLeft && typeof place === 'object') setIndexUiState((state) => ({ ...state }));
    });
    return () => {
      isLeft = true;
    };
  }, [near, setIndexUiState]);
  return null;
}

/** A type, because InstantSearch requires an index signature. */
type StockUiState = {
  stock?: SearchState;
};

const uiStateOf = (stock: SearchState) => ({ stock }) satisfies StockUiState as IndexUiState;

function StockWidget() {
  const { filters, hitsPerPage, attributes, facets, mapped, defaultSort } = useSetup();
  const parametersSetup = { filters, hitsPerPage, attributes, facets, mapped, defaultSort };
  useConnector(connectStock, parametersSetup, { $$type: 'forecourt.stock' });
  return null;
}

type StockWidgetDescription = {
  $$type: 'forecourt.stock';
  renderState: Record<string, unknown>;
  indexRenderState: Record<string, unknown>;
  indexUiState: StockUiState;
};

/**
 * The only widget: builds the query from the page's state exactly as the server does.
 * InstantSearch's own widget for each filter would render twice per answer without showing anything.
 */
const connectStock: Connector<StockWidgetDescription, ParametersSetup> =
  (render, unmount) => (widgetParams) => {
    let currentState = EMPTY_STATE;
    const renderState = (): WidgetRenderState<
      StockWidgetDescription['renderState'],
      typeof widgetParams
    > => ({ widgetParams });
    return {
      $$type: 'forecourt.stock',
      init: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, true),
      render: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, false),
      dispose: ({ state }) => {
        unmount?.();
        return state;
      },
      getRenderState: (all) => all,
      getWidgetRenderState: renderState,
      getWidgetUiState: (ui) => ({ ...ui, stock: currentState }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        currentState = (uiState as StockUiState).stock ?? EMPTY_STATE;
        const { near } = currentState;
        const place = near === null ? undefined : placeOf(near);
        return parameters.setQueryParameters(searchParameters(widgetParams, currentState, place ?? null));
      },
    };
  };
