'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { useEffect, useState } from 'react';
import { ROW_ATTRIBUTES, type RowVehicle } from '@/stock/card-vehicle.ts';
import { hitsOf } from '@/stock/multi-query.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { pageSearchClient } from '../client/page-search.client.ts';
import type { SuggestKit } from './suggest-kit.ts';

const TYPING_DELAY_MS = 300; // SEARCH-31
const MOST_VEHICLES = 4;

const NONE: readonly RowVehicle[] = [];

/** Returns vehicles that a text finds, debounced; keeps the last ones until new ones arrive. */
export function useSuggestedVehicles(kit: SuggestKit | null, text: string): readonly RowVehicle[] {
  const [vehicles, setVehicles] = useState(NONE);
  const words = text.trim();
  useEffect(() => {
    if (!kit || words === '') {
      setVehicles(NONE);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      find(kit, words).then(
        (nextVehicles) => !late && setVehicles(nextVehicles),
        () => !late && setVehicles(NONE),
      );
    }, TYPING_DELAY_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [kit, words]);
  return vehicles;
}

async function find({ vocabulary, connection, filters }: SuggestKit, text: string): Promise<RowVehicle[]> {
  const { state, rest } = understand(text, vocabulary);
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const { results } = await client.search<RowVehicle>([
    {
      indexName: STOCK_INDEX,
      params: {
        query: rest,
        hitsPerPage: MOST_VEHICLES,
        filters: allOf([filters, stateFilter(state)]),
        attributesToRetrieve: [...ROW_ATTRIBUTES],
      },
    },
  ]);
  return hitsOf(results[0]);
}
