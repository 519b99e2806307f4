'use client';
import { useEffect, useState } from 'react';
import { serialiseState } from '@/stock/address.ts';
import { type NearMiss, nearMisses, relaxations } from '../relax.ts';
import { useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';

/** What the server counted for the search that it answered. */
export interface ServedMisses {
  search: string;
  misses: readonly NearMiss[];
}

/** The next search may be on its way when this one is done: a page that goes on finding nothing asks once. */
const REST_MS = 150;

const NONE: readonly NearMiss[] = [];

/**
 * What comes near to the search of the page, which finds nothing: one multi-query counts it.
 * @param servedMisses by the server, for the search that the page began with
 * @param isWanted false while another search is on its way, and where this one finds something after all
 */
export function useNearMisses(servedMisses: ServedMisses, isWanted: boolean): readonly NearMiss[] {
  const { connection, filters } = useSetup();
  const { state } = useSearchState();
  const search = serialiseState(state);
  const [countedMisses, setCountedMisses] = useState<ServedMisses>(servedMisses);
  // The address says all there is to say of the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
    if (!isWanted || countedMisses.search === search) return;
    let isLeft = false;
    const states = relaxations(state).map((relaxation) => relaxation.state);
    if (states.length === 0) return;
    const timer = setTimeout(() => {
      import('./count-states.client.ts')
        .then(({ countStates }) => countStates(connection, filters, states))
        .then(
          (counts) => !isLeft && setCountedMisses({ search, misses: nearMisses(state, counts) }),
          (error: unknown) => console.info('the near misses could not be counted', error),
        );
    }, REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isWanted, search, countedMisses.search, connection, filters]);
  return isWanted && countedMisses.search === search ? countedMisses.misses : NONE;
}
