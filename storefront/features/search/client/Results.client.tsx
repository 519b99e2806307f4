'use client';
import { useMemo, useState } from 'react';
import { CardSkeleton } from '@/features/vehicle-card/CardSkeleton.tsx';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { Alert } from '@/ui/Alert.tsx';
import { classes } from '@/ui/classes.ts';
import { MapSlot } from '../map/MapSlot.client.tsx';
import { collapseSoldRuns } from '../sold-runs.ts';
import { DidYouMean } from '../suggest/DidYouMean.client.tsx';
import { RESULTS_ID } from './answer.client.ts';
import { Chips } from './Chips.client.tsx';
import { Empty } from './Empty.client.tsx';
import { Hits } from './Hits.client.tsx';
import { Ignored } from './Ignored.client.tsx';
import { Pages } from './Pages.client.tsx';
import { ResultsBar } from './ResultsBar.client.tsx';
import { useAnswer, useProgress } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';
import type { ServedMisses } from './use-near-misses.client.ts';

const SKELETONS = 6;

/**
 * The results: count, chips, cards and pagination. During a slow request a skeleton of the same shape covers
 * the cards, so that nothing shifts (SEARCH-03, SEARCH-13). After a failure the cards return with a retry
 * button (SEARCH-14, OPEN-043).
 */
export function Results({ onOpenFilters, served }: { onOpenFilters: () => void; served: ServedMisses }) {
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
    <section id={RESULTS_ID} aria-label="Results" className="min-w-0 scroll-mt-24">
      <ResultsBar onOpenFilters={onOpenFilters} map={map} onMap={() => setMap(!map)} />
      <div className="mt-3 empty:hidden">
        <Chips />
      </div>
      <Ignored />
      <DidYouMean />
      {map && <MapSlot />}
      {hasFailed && (
        <Alert tone="danger" className="mt-4">
          <p>We could not update the results. Please try again.</p>
          <button type="button" className="btn btn-secondary btn-sm mt-3" onClick={retry}>
            Try again
          </button>
        </Alert>
      )}
      <div
        aria-busy={status === 'loading' || status === 'stalled'}
        className={classes('mt-5', status === 'stalled' && hits && 'loading-view')}
        inert={status === 'stalled'}
      >
        {!hits ? (
          !hasFailed && (
            <div className={CARD_GRID[setup.card.build].beside}>
              {Array.from({ length: SKELETONS }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no identity
                <CardSkeleton key={index} rules={setup.card} />
              ))}
            </div>
          )
        ) : hits.length > 0 ? (
          <Hits hits={hits} />
        ) : (
          <Empty served={served} />
        )}
      </div>
      <Pages />
    </section>
  );
}
