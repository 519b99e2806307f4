'use client';
import { sortOf } from '@forecourt/lib/search/sorts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { serialiseState } from '@/stock/address.ts';
import { Near } from '../near/Near.client.tsx';
import { commonParameters, requestRules } from '../parameters.ts';
import { toUiState } from '../uistate.ts';
import { pageSearchClient } from './algolia.client.ts';
import { Exclusions } from './exclusions.client.ts';
import { useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';
import { rememberResults, type StartingPoint } from './starting-point.client.ts';
import type { Report } from './use-stock-search.client.ts';
import { Widgets } from './Widgets.client.tsx';

type OnReport = (report: Report) => void;

/**
 * InstantSearch, which asks for what the page's state says and reports the answers. Shows nothing itself: the page
 * is there before it, and it begins with the answer that the page already has.
 * @param props.start what the page began with
 */
export function InstantSearchBridge({ start, onReport }: { start: StartingPoint; onReport: OnReport }) {
  const setup = useSetup();
  const { state } = useSearchState();
  const [first] = useState(state);
  const indexName = sortOf(setup.defaultSort).indexName;
  // The filters are the exclusions': both would write them.
  const { filters: _, ...common } = commonParameters(setup);
  const search = (
    <InstantSearch
      indexName={indexName}
      searchClient={pageSearchClient(setup.connection, requestRules(setup))}
      initialUiState={{ [indexName]: toUiState(first) }}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <Configure {...common} />
      <Widgets />
      <Near />
      <Exclusions />
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

/** Tells InstantSearch of each new state, and the page of each new answer. */
function Exchange({ first, onReport }: { first: StartingPoint['state']; onReport: OnReport }) {
  const { path, defaultSort } = useSetup();
  const { state } = useSearchState();
  const { setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true });
  const sentState = useRef(first);
  useLayoutEffect(() => {
    if (sentState.current === state) return;
    sentState.current = state;
    setIndexUiState(toUiState(state));
  }, [state, setIndexUiState]);
  useLayoutEffect(() => {
    // InstantSearch has a stand-in for results from before any answer.
    const isStandIn = '__isArtificial' in results && results.__isArtificial === true;
    const answer = isStandIn
      ? null
      : { [sortOf(defaultSort).indexName]: { state: { ...results._state }, results: results._rawResults } };
    if (answer && status === 'idle') rememberResults(path, serialiseState(sentState.current), answer);
    onReport({ state: sentState.current, results: answer, status, retry: refresh });
  }, [path, defaultSort, results, status, refresh, onReport]);
  return null;
}
