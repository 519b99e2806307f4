'use client';
import { Recent } from '@forecourt/lib/search/recent';
import { Suspense, useCallback, useMemo } from 'react';
import { AddressFollower } from '@/features/list-search/AddressFollower.client.tsx';
import { askService } from '@/features/list-search/ask-service.client.ts';
import type { ListSearch } from '@/features/list-search/list-search.ts';
import { Trouble } from '@/features/list-search/Trouble.client.tsx';
import { useListSearch } from '@/features/list-search/use-list-search.client.ts';
import { WordsField } from '@/features/list-search/WordsField.client.tsx';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Noun } from '@/stock/landing.ts';
import { classes } from '@/ui/classes.ts';
import { Pager } from '@/ui/Pager.client.tsx';
import { DealerCard } from '../DealershipCard.tsx';
import type { Dealer } from '../dealership.ts';
import {
  DEALERS_PER_PAGE,
  type DealersAnswer,
  type DealersResult,
  dealersAnswer,
  dealersFound,
  dealersQueries,
  type FoundDealer,
  factsQueries,
} from '../search.ts';
import {
  type DealersState,
  dealerStockHref,
  EMPTY_DEALERS,
  isAsking,
  parseDealers,
  serialiseDealers,
} from '../state.ts';
import { DealerFilters } from './DealershipFilters.client.tsx';

/** Answers of the last searches of dealers, by address; the oldest goes when there are more than 10 (SEARCH-40). */
const recent = new Recent<DealersAnswer>(10);

/** What the search of a group's dealers needs to know. */
export interface DealersSetup {
  connection: BrowserConnection;
  /** Filter of the site's stock. */
  scope: string;
  path: string;
  noun: Noun;
  dealers: Dealer[];
}

/** The dealers of a group that have what is asked: words, categories and price (SEARCH-48 to SEARCH-52). */
export function DealersSearch({
  setup,
  state: served,
  answer: given,
}: {
  setup: DealersSetup;
  state: DealersState;
  answer: DealersAnswer | null;
}) {
  const { connection, scope, path, noun, dealers } = setup;
  const ask = useCallback(
    async (state: DealersState) => {
      const first = await askService<DealersResult['hits'][number]>(connection, dealersQueries(state, scope));
      const facts = factsQueries(state, scope, dealersFound(first));
      return dealersAnswer(
        first,
        facts.length ? await askService(connection, facts) : [],
        dealers.map(({ slug }) => slug),
      );
    },
    [connection, scope, dealers],
  );
  const search: ListSearch<DealersState, DealersAnswer> = {
    path,
    parse: parseDealers,
    serialise: serialiseDealers,
    wordsOf: ({ query }) => query,
    ask,
  };
  const first = useMemo(() => ({ state: served, answer: given }), [served, given]);
  const { state, answer, status, go, type, follow, retry } = useListSearch(search, first, recent);
  const narrow = (change: Partial<DealersState>) => go({ ...state, ...change, page: 1 });
  const rows = answer ? rowsOf(dealers, answer, state) : [];
  const pages = Math.ceil((answer?.total ?? 0) / DEALERS_PER_PAGE);
  return (
    <>
      <WordsField
        id="dealer-words"
        label="Search by make, model or suburb"
        action={path}
        value={state.query}
        onType={(query) => type({ ...state, query, page: 1 })}
        onSubmit={() => narrow({})}
      />
      <DealerFilters state={state} categories={answer?.categories ?? []} onChange={narrow} />
      <section aria-label="Dealerships" aria-busy={status === 'loading'} className="mt-6">
        <p role="status" className="numbers mb-6 text-sm text-ink-muted">
          {answer && foundText(rows.length ? Math.max(answer.total, rows.length) : 0)}
        </p>
        {status === 'error' && <Trouble onRetry={retry} className="mb-6" />}
        <ul
          className={classes(
            'grid gap-gap transition-opacity duration-150',
            status === 'loading' && 'opacity-60',
          )}
        >
          {rows.map(({ dealer, found }, index) => (
            <li key={dealer.slug}>
              <DealerCard
                dealer={dealer}
                found={found}
                href={dealerStockHref(dealer.slug, state)}
                noun={noun}
                priority={index === 0}
              />
            </li>
          ))}
          {!answer &&
            status === 'loading' &&
            ['a', 'b', 'c'].map((key) => <li key={key} className="skeleton h-72" aria-hidden="true" />)}
        </ul>
        {answer && rows.length === 0 && (
          <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
            <h2 className="text-xl">No Results Available</h2>
            <p className="text-ink-muted">
              No results found for your search at this time. Please try adjusting the filters for more
              results.
            </p>
            {answer.total > 0 ? (
              <button type="button" className="btn btn-primary" onClick={() => go({ ...state, page: 1 })}>
                Go to page 1
              </button>
            ) : (
              <button type="button" className="btn btn-primary" onClick={() => go(EMPTY_DEALERS)}>
                Clear Filters
              </button>
            )}
          </div>
        )}
        <Pager
          page={state.page}
          last={pages}
          hrefOf={(page) => path + serialiseDealers({ ...state, page })}
          onGo={(page) => go({ ...state, page })}
          top="content"
        />
      </section>
      <Suspense fallback={null}>
        <AddressFollower onFollow={follow} />
      </Suspense>
    </>
  );
}

const foundText = (count: number) => `${count} dealership${count === 1 ? '' : 's'}`;

/** The dealers to show; while nothing is asked, also those that have no car today, after the others. */
function rowsOf(
  dealers: readonly Dealer[],
  answer: DealersAnswer,
  state: DealersState,
): { dealer: Dealer; found: FoundDealer | null }[] {
  const found = answer.dealers.flatMap((entry) => {
    const dealer = dealers.find(({ slug }) => slug === entry.slug);
    return dealer ? [{ dealer, found: entry }] : [];
  });
  const whole = !isAsking(state) && state.page === 1 && answer.total <= DEALERS_PER_PAGE;
  const others = whole
    ? dealers.filter(({ slug }) => !answer.dealers.some((entry) => entry.slug === slug))
    : [];
  return [...found, ...others.map((dealer) => ({ dealer, found: null }))];
}
