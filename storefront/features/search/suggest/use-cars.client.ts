import { allOf } from '@forecourt/lib/search/filter';
import { STOCK_INDEX } from '@forecourt/lib/search/record';
import { understand } from '@forecourt/lib/search/sentence/understand';
import { useEffect, useState } from 'react';
import type { CardCar } from '@/features/vehicle/card/car.ts';
import { pageSearchClient } from '../client/search-client.client.ts';
import { stateFilter } from '../state-filter.ts';
import type { SuggestKit } from './kit.ts';

const TYPING_DELAY_MS = 300; // SEARCH-31
const MOST_CARS = 4;
const ATTRIBUTES = [
  'slug',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'status',
  'car_type',
  'item_type',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'preorder',
  'price_type',
  'reserved',
  'primary_image_url',
];

const NONE: readonly CardCar[] = [];

/** The cars that a text finds, once the typing rests; the last ones stay until the next are there. */
export function useCars(kit: SuggestKit | null, text: string): readonly CardCar[] {
  const [cars, setCars] = useState(NONE);
  const asked = text.trim();
  useEffect(() => {
    if (!kit || asked === '') {
      setCars(NONE);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      find(kit, asked).then(
        (found) => !late && setCars(found),
        () => !late && setCars(NONE),
      );
    }, TYPING_DELAY_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [kit, asked]);
  return cars;
}

async function find({ vocabulary, connection, filters }: SuggestKit, text: string): Promise<CardCar[]> {
  const { state, rest } = understand(text, vocabulary);
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const { results } = await client.search([
    {
      indexName: STOCK_INDEX,
      params: {
        query: rest,
        hitsPerPage: MOST_CARS,
        filters: allOf([filters, stateFilter(state)]),
        attributesToRetrieve: ATTRIBUTES,
      },
    },
  ] as unknown as Parameters<typeof client.search>[0]);
  const [answer] = results;
  return answer && 'hits' in answer ? (answer.hits as unknown as CardCar[]) : [];
}
