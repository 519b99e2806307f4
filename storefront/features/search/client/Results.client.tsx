'use client';
import { PAYMENT_COOKIE } from '@forecourt/lib/vehicle/finance/payment-choice';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { CardSkeletons } from '@/features/vehicle-card/CardSkeleton.tsx';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { serialiseState } from '@/stock/address.ts';
import { showsTotals } from '@/stock/connection.ts';
import { Alert } from '@/ui/Alert.tsx';
import { classes } from '@/ui/classes.ts';
import { Pager } from '@/ui/Pager.client.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { collapseSoldRuns, pagesAround } from '../answer.ts';
import type { ResultsMap } from '../map/ResultsMap.client.tsx';
import { DidYouMean } from '../suggest/DidYouMean.client.tsx';
import { Chips } from './Chips.client.tsx';
import { Hits } from './Hits.client.tsx';
import { NoResults } from './NoResults.client.tsx';
import type { OwnTerms } from './OwnTerms.client.tsx';
import type { PriceState } from './PriceState.client.tsx';
import { ResultsBar } from './ResultsBar.client.tsx';
import { AllTexts } from './SearchTexts.client.tsx';
import { useAnswer, useCountedNoun, useProgress, useSearchState, useSetup } from './search-context.client.ts';
import type { ServedMisses } from './use-near-misses.client.ts';

const MAP_TEXTS = ['map'] as const;
const RESULTS_ID = 'results';
const SKELETONS = 6;

/**
 * The results: count, chips, cards and pagination.
 * During a slow request a skeleton covers the cards (SEARCH-03, SEARCH-13); after a failure they return with a
 * retry button (SEARCH-14, OPEN-043).
 */
export function Results({ onOpenFilters, served }: { onOpenFilters: () => void; served: ServedMisses }) {
  const t = useTranslations('search');
  const setup = useSetup();
  const answer = useAnswer();
  const { status, retry } = useProgress();
  const [map, setMap] = useState(false);
  const hasFailed = status === 'error';
  const vehicles = answer?.hits;
  const hits = useMemo(
    () => (vehicles && setup.collapseSoldRuns ? collapseSoldRuns(vehicles) : vehicles),
    [vehicles, setup.collapseSoldRuns],
  );
  return (
    <section id={RESULTS_ID} aria-label={t('results')} className="min-w-0 scroll-mt-24">
      <ResultsBar onOpenFilters={onOpenFilters} map={map} onMap={() => setMap(!map)} />
      {showsTotals(setup.connection.prices) && <LazyPriceState />}
      <div className="mt-3 empty:hidden">
        <Chips />
      </div>
      <IgnoredWords />
      <DidYouMean />
      {map && <LazyMap />}
      {hasFailed && (
        <Alert tone="danger" className="mt-4">
          <p>{t('failed')}</p>
          <button type="button" className="btn btn-secondary btn-sm mt-3" onClick={retry}>
            {t('tryAgain')}
          </button>
        </Alert>
      )}
      {setup.ownTerms && <LazyOwnTerms />}
      <div
        aria-busy={status === 'loading' || status === 'stalled'}
        className={classes('mt-5', status === 'stalled' && hits && 'loading-view')}
        inert={status === 'stalled'}
      >
        {!hits ? (
          !hasFailed && (
            <div className={CARD_GRID[setup.card.build].beside}>
              <CardSkeletons count={SKELETONS} rules={setup.card} />
            </div>
          )
        ) : hits.length > 0 ? (
          <Hits hits={hits} />
        ) : (
          <AllTexts needs="noResults.text">
            <NoResults served={served} />
          </AllTexts>
        )}
      </div>
      <Pages />
    </section>
  );
}

function IgnoredWords() {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const noun = useCountedNoun();
  const { ignored } = useSearchState().state;
  const answer = useAnswer();
  if (ignored === '' || !answer?.total || !t.has('ignored')) return null;
  return (
    <p role="note" className="mt-4 rounded-card bg-accent-soft px-4 py-3 text-accent-ink">
      {t('ignored', { nouns: stock('nouns', { noun }), words: ignored })}
    </p>
  );
}

function LazyPriceState() {
  const [Part, setPart] = useState<typeof PriceState | null>(null);
  useEffect(() => {
    import('./PriceState.client.tsx').then(
      (module) => setPart(() => module.PriceState),
      () => {}, // prices stay those of each vehicle's own state
    );
  }, []);
  return <div className="mt-3 min-h-11">{Part && <Part />}</div>;
}

/** Loaded for shoppers with a deposit and term or a pre-approval, here or in a page they come back from. */
function LazyOwnTerms() {
  const [Part, setPart] = useState<typeof OwnTerms | null>(null);
  const hasTerms = useSearchState().state.terms !== null;
  useEffect(() => {
    const load = () => {
      if (!hasTerms && !document.cookie.includes(`${PAYMENT_COOKIE}=`)) return;
      import('./OwnTerms.client.tsx').then(
        (module) => setPart(() => module.OwnTerms),
        () => {}, // filter and order by week stay those of the lenders' payments
      );
    };
    load();
    window.addEventListener('pageshow', load);
    return () => window.removeEventListener('pageshow', load);
  }, [hasTerms]);
  return Part && <Part />;
}

function LazyMap() {
  const [Part, setPart] = useState<typeof ResultsMap | null>(null);
  useEffect(() => {
    import('../map/ResultsMap.client.tsx').then(
      (module) => setPart(() => module.ResultsMap),
      () => {}, // the filters list the locations too
    );
  }, []);
  return (
    Part && (
      <LateTexts namespaces={MAP_TEXTS}>
        <AllTexts needs="mapOfLocations">
          <Part />
        </AllTexts>
      </LateTexts>
    )
  );
}

function Pages() {
  const addressOf = useAddress();
  const { path } = useSetup();
  const { state, change } = useSearchState();
  const answer = useAnswer();
  if (!answer) return null;
  return (
    <Pager
      page={state.page}
      last={answer.pages}
      shown={pagesAround(state.page, answer.pages)}
      hrefOf={(page) => addressOf(path + serialiseState({ ...state, page }))}
      onGo={(page) => change({ ...state, page })}
      top={RESULTS_ID}
    />
  );
}
