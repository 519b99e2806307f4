'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { serialiseState } from '@/stock/address.ts';
import { ownTermsOf } from '../parameters.ts';
import { type NearMiss, nearMisses, relaxations } from '../relax.ts';
import { useSearchState, useSetup } from './search-context.client.ts';

export interface ServedMisses {
  search: string;
  misses: readonly NearMiss[];
}

/** A series of searches without results counts once. */
const DEBOUNCE_MS = 150;

const NONE: readonly NearMiss[] = [];

/**
 * Returns close matches for a search without results, counted in one multi-query.
 * @param servedMisses counted by the server for the page's initial search
 * @param isWanted false while a search is running, and if it has results
 */
export function useNearMisses(servedMisses: ServedMisses, isWanted: boolean): readonly NearMiss[] {
  const t = useTranslations('stock');
  const { connection, filters, ownTerms } = useSetup();
  const { state } = useSearchState();
  const approval = ownTerms?.approval ?? null;
  const search = serialiseState(state) + (approval ? JSON.stringify(approval) : '');
  const [countedMisses, setCountedMisses] = useState<ServedMisses>(servedMisses);
  // The address and the pre-approval identify the counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
    if (!isWanted || countedMisses.search === search) return;
    let isLeft = false;
    const states = relaxations(state, t).map((relaxation) => relaxation.state);
    if (states.length === 0) return;
    const timer = setTimeout(() => {
      import('./count-states.client.ts')
        .then(({ countStates }) =>
          countStates(connection, filters, states, ownTermsOf({ ownTerms }, state.terms)),
        )
        .then(
          (counts) => !isLeft && setCountedMisses({ search, misses: nearMisses(state, counts, t) }),
          (error: unknown) => console.info('the near misses could not be counted', error),
        );
    }, DEBOUNCE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isWanted, search, countedMisses.search, connection, filters, ownTerms]);
  return isWanted && countedMisses.search === search ? countedMisses.misses : NONE;
}
