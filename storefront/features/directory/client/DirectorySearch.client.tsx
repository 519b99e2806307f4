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
import type { CardBuild } from '@/features/vehicle-card/card-build.ts';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { StockCount } from '@/stock/count.ts';
import { classes } from '@/ui/classes.ts';
import { Pager } from '@/ui/Pager.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { shownText } from '../directory-metadata.ts';
import { MODEL_GRID, ModelCard, stockKey } from '../ModelCard.tsx';
import {
  type DirectoryAnswer,
  directoryAnswer,
  directoryQueries,
  type MakeName,
  type ModelHit,
  pagesOf,
} from '../search.ts';
import {
  type DirectoryState,
  EMPTY_DIRECTORY,
  isNarrowed,
  parseDirectory,
  serialiseDirectory,
} from '../state.ts';
import { BodyTabs } from './BodyTabs.client.tsx';
import { MakeSelect } from './MakeSelect.client.tsx';

/** Recent answers by address, for going back (SEARCH-38, SEARCH-39). */
const recent = new Recent<DirectoryAnswer>(10);

export interface DirectorySetup {
  connection: BrowserConnection;
  scope: string;
  path: string;
  build: CardBuild;
  makes: MakeName[];
  stock: Readonly<Record<string, StockCount>>;
}

/** The directory of models, filtered in place by words, body and maker (SEARCH-42 to SEARCH-54). */
export function DirectorySearch({
  setup,
  state: servedState,
  answer: servedAnswer,
}: {
  setup: DirectorySetup;
  state: DirectoryState;
  answer: DirectoryAnswer | null;
}) {
  const t = useTranslations('directoryClient');
  const addressOf = useAddress();
  const { connection, scope, path, build, makes, stock } = setup;
  const fetchAnswer = useCallback(
    async (state: DirectoryState) =>
      directoryAnswer(state, await runQueries<ModelHit>(connection, directoryQueries(state, scope, makes))),
    [connection, scope, makes],
  );
  const search: ListSearch<DirectoryState, DirectoryAnswer> = {
    path,
    parse: parseDirectory,
    serialise: serialiseDirectory,
    queryOf: ({ query }) => query,
    fetchAnswer,
  };
  const first = useMemo(() => ({ state: servedState, answer: servedAnswer }), [servedState, servedAnswer]);
  const { state, answer, status, go, type, follow, retry } = useListSearch(search, first, recent);
  // A changed filter starts from page 1 (SEARCH-54).
  const narrow = (change: Partial<DirectoryState>) => go({ ...state, ...change, page: 1 });
  const hrefOf = (change: Partial<DirectoryState>) =>
    addressOf(path + serialiseDirectory({ ...state, ...change }));

  const several = makes.length > 1;
  const words = (
    <QueryField
      id="model-words"
      label={t('searchModels')}
      action={path}
      value={state.query}
      onType={(query) => type({ ...state, query, page: 1 })}
      onSubmit={() => narrow({})}
      className={several ? 'min-w-0 grow basis-72' : 'lg:w-80'}
    />
  );
  const tabs = (
    <BodyTabs
      body={state.body}
      bodies={answer?.bodies ?? []}
      hrefOf={(body) => hrefOf({ body, page: 1 })}
      onChoose={(body) => narrow({ body })}
    />
  );
  return (
    <>
      {several ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap gap-3">
            {words}
            <div className="w-full sm:w-64">
              <MakeSelect
                makes={makes}
                counts={answer?.makes ?? []}
                value={state.make}
                onChoose={(make) => narrow({ make, model: null })}
              />
            </div>
          </div>
          {tabs}
        </div>
      ) : (
        <div className="flex flex-col justify-between gap-5 lg:flex-row-reverse lg:items-end lg:border-b lg:border-line lg:[&_.tabs]:border-0 lg:[&_search]:pb-2">
          {words}
          {tabs}
        </div>
      )}
      <section aria-label={t('models')} aria-busy={status === 'loading'} className="mt-8">
        <p role="status" className="numbers mb-6 text-sm text-ink-muted">
          {answer && shownText(answer.page, answer.total, t)}
        </p>
        {status === 'error' && <SearchFailure onRetry={retry} className="mb-6" />}
        {answer && answer.hits.length > 0 && (
          <ul
            className={classes(
              MODEL_GRID[build].list,
              'transition-opacity duration-150',
              status === 'loading' && 'opacity-60',
            )}
          >
            {answer.hits.map((hit, index) => (
              <li key={hit.objectID}>
                <ModelCard
                  hit={hit}
                  build={build}
                  stock={stock[stockKey(hit)] ?? null}
                  showMake={several}
                  level={2}
                  priority={index < 2}
                />
              </li>
            ))}
          </ul>
        )}
        {!answer && status === 'loading' && <Skeletons build={build} />}
        {answer && answer.hits.length === 0 && (
          <NothingFound
            beyond={answer.total > 0}
            isNarrow={isNarrowed(state)}
            onFirst={() => go({ ...state, page: 1 })}
            onClear={() => go(EMPTY_DIRECTORY)}
          />
        )}
        {answer && (
          <Pager
            page={state.page}
            last={pagesOf(answer.total)}
            hrefOf={(page) => hrefOf({ page })}
            onGo={(page) => go({ ...state, page })}
            top="content"
          />
        )}
      </section>
      <Suspense fallback={null}>
        <AddressFollower onFollow={follow} />
      </Suspense>
    </>
  );
}

/** Empty state with the common text and a way out (SEARCH-33, SEARCH-34, SEARCH-36). */
function Skeletons({ build }: { build: CardBuild }) {
  return (
    <div className={MODEL_GRID[build].list} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key}>
          <div className="skeleton aspect-4/3" />
          <div className="skeleton mt-4 h-6 w-1/2" />
        </div>
      ))}
    </div>
  );
}
