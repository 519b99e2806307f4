'use client';
import { allOf } from '@forecourt/lib/search/filter';
import { STOCK_INDEX } from '@forecourt/lib/search/record';
import { understand } from '@forecourt/lib/search/sentence/understand';
import { useEffect, useState } from 'react';
import { ROW_ATTRIBUTES, type RowCar } from '@/stock/card-car.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { pageSearchClient } from '../client/search-client.client.ts';
import type { SuggestKit } from './kit.ts';

const TYPING_DELAY_MS = 300; // SEARCH-31
const MOST_CARS = 4;

const NONE: readonly RowCar[] = [];

/** The cars that a text finds, once the typing rests; the last ones stay until the next are there. */
export function useCars(kit: SuggestKit | null, text: string): readonly RowCar[] {
  const [cars, setCars] = useState(NONE);
  const words = text.trim();
  useEffect(() => {
    if (!kit || words === '') {
      setCars(NONE);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      find(kit, words).then(
        (nextCars) => !late && setCars(nextCars),
        () => !late && setCars(NONE),
      );
    }, TYPING_DELAY_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [kit, words]);
  return cars;
}

async function find({ vocabulary, connection, filters }: SuggestKit, text: string): Promise<RowCar[]> {
  const { state, rest } = understand(text, vocabulary);
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const { results } = await client.search([
    {
      indexName: STOCK_INDEX,
      params: {
        query: rest,
        hitsPerPage: MOST_CARS,
        filters: allOf([filters, stateFilter(state)]),
        attributesToRetrieve: [...ROW_ATTRIBUTES],
      },
    },
  ] as unknown as Parameters<typeof client.search>[0]);
  const [answer] = results;
  return answer && 'hits' in answer ? (answer.hits as unknown as RowCar[]) : [];
}
