'use client';
import { Recent } from '@forecourt/lib/inventory/search/recent';
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useMemo } from 'react';
import { AddressFollower } from '@/features/list-search/AddressFollower.client.tsx';
import { NothingFound } from '@/features/list-search/NothingFound.client.tsx';
import { QueryField } from '@/features/list-search/QueryField.client.tsx';
import { runQueries } from '@/features/list-search/run-queries.client.ts';
import { SearchFailure } from '@/features/list-search/SearchFailure.client.tsx';
import { type ListSearch, useListSearch } from '@/features/list-search/use-list-search.client.ts';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Noun } from '@/stock/noun.ts';
import { classes } from '@/ui/classes.ts';
import { Pager } from '@/ui/Pager.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { DealershipCard } from '../DealershipCard.tsx';
import type { ListedDealership } from '../dealership.ts';
import {
  DEALERSHIPS_PER_PAGE,
  type DealershipHit,
  type DealershipsAnswer,
  dealershipsAnswer,
  dealershipsFound,
  dealershipsQueries,
  type FoundDealership,
  factsQueries,
} from '../search.ts';
import {
  type DealershipsState,
  dealershipStockHref,
  EMPTY_DEALERSHIPS,
  isAsking,
  parseDealerships,
  serialiseDealerships,
} from '../state.ts';
import { DealershipFilters } from './DealershipFilters.client.tsx';

/** Results of the last 10 searches by address (SEARCH-40). */
const recent = new Recent<DealershipsAnswer>(10);

export interface DealershipsSetup {
  connection: BrowserConnection;
  scope: string;
  path: string;
  noun: Noun;
  dealerships: ListedDealership[];
}

/** The dealerships of a group that match a search: text, categories and price (SEARCH-48 to SEARCH-52). */
export function DealershipsSearch({
  setup,
  state: servedState,
  answer: servedAnswer,
}: {
  setup: DealershipsSetup;
  state: DealershipsState;
  answer: DealershipsAnswer | null;
}) {
  const t = useTranslations('dealerships');
  const addressOf = useAddress();
  const { connection, scope, path, noun, dealerships } = setup;
  const fetchAnswer = useCallback(
    async (state: DealershipsState) => {
      const first = await runQueries<DealershipHit>(connection, dealershipsQueries(state, scope));
      const facts = factsQueries(state, scope, dealershipsFound(first));
      return dealershipsAnswer(
        first,
        facts.length ? await runQueries<DealershipHit>(connection, facts) : [],
        dealerships.map(({ slug }) => slug),
      );
    },
    [connection, scope, dealerships],
  );
  const search: ListSearch<DealershipsState, DealershipsAnswer> = {
    path,
    parse: parseDealerships,
    serialise: serialiseDealerships,
    queryOf: ({ query }) => query,
    fetchAnswer,
  };
  const first = useMemo(() => ({ state: servedState, answer: servedAnswer }), [servedState, servedAnswer]);
  const { state, answer, status, go, type, follow, retry } = useListSearch(search, first, recent);
  const narrow = (change: Partial<DealershipsState>) => go({ ...state, ...change, page: 1 });
  const rows = answer ? rowsOf(dealerships, answer, state) : [];
  const pages = Math.ceil((answer?.total ?? 0) / DEALERSHIPS_PER_PAGE);
  return (
    <>
      <QueryField
        id="dealership-words"
        label={t('search')}
        action={path}
        value={state.query}
        onType={(query) => type({ ...state, query, page: 1 })}
        onSubmit={() => narrow({})}
      />
      <DealershipFilters state={state} categories={answer?.categories ?? []} onChange={narrow} />
      <section aria-label={t('dealerships')} aria-busy={status === 'loading'} className="mt-6">
        <p role="status" className="numbers mb-6 text-sm text-ink-muted">
          {answer && t('count', { count: rows.length ? Math.max(answer.total, rows.length) : 0 })}
        </p>
        {status === 'error' && <SearchFailure onRetry={retry} className="mb-6" />}
        <ul
          className={classes(
            'grid gap-gap transition-opacity duration-150',
            status === 'loading' && 'opacity-60',
          )}
        >
          {rows.map(({ dealership, found: cardResult }, index) => (
            <li key={dealership.slug}>
              <DealershipCard
                dealership={dealership}
                result={cardResult}
                href={dealershipStockHref(dealership.slug, state)}
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
          <NothingFound
            beyond={answer.total > 0}
            isNarrow
            onFirst={() => go({ ...state, page: 1 })}
            onClear={() => go(EMPTY_DEALERSHIPS)}
          />
        )}
        <Pager
          page={state.page}
          last={pages}
          hrefOf={(page) => addressOf(path + serialiseDealerships({ ...state, page }))}
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

/** Returns the dealerships to show; without filters, also those without vehicles, at the end. */
function rowsOf(
  dealerships: readonly ListedDealership[],
  answer: DealershipsAnswer,
  state: DealershipsState,
): { dealership: ListedDealership; found: FoundDealership | null }[] {
  const withStock = answer.dealerships.flatMap((entry) => {
    const dealership = dealerships.find(({ slug }) => slug === entry.slug);
    return dealership ? [{ dealership, found: entry }] : [];
  });
  const isWhole = !isAsking(state) && state.page === 1 && answer.total <= DEALERSHIPS_PER_PAGE;
  const others = isWhole
    ? dealerships.filter(({ slug }) => !answer.dealerships.some((entry) => entry.slug === slug))
    : [];
  return [...withStock, ...others.map((dealership) => ({ dealership, found: null }))];
}
