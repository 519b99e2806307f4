'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { useEffect, useState } from 'react';
import { countOf } from '@/stock/multi-query.ts';
import type { Noun } from '@/stock/noun.ts';
import { countedNoun } from '@/stock/searched-noun.ts';
import { requestRules } from '../parameters.ts';
import { useSetup } from './search-context.client.ts';

interface NamedMake {
  make: string;
  count: number;
  noun: Noun;
}

/**
 * Returns the make that a query without results names, and its count in stock.
 * If it is in stock, other words of the query found nothing. The list of makes loads when first needed.
 */
export function useMissingMake(query: string): NamedMake | null {
  const setup = useSetup();
  const [namedMake, setNamedMake] = useState<NamedMake | null>(null);
  useEffect(() => {
    let isWanted = true;
    setNamedMake(null);
    if (query === '') return;
    const look = async () => {
      const { makeInText } = await import('@forecourt/lib/vehicle/makes');
      const make = makeInText(query);
      if (make === null || !isWanted) return;
      const { pageSearchClient } = await import('./page-search.client.ts');
      const { results } = await pageSearchClient(setup.connection, requestRules(setup, null)).search<object>([
        {
          indexName: STOCK_INDEX,
          params: {
            query: '',
            hitsPerPage: 0,
            facets: ['simple_body'],
            filters: allOf([setup.filters, literal('make', make)]),
          },
        },
      ]);
      const [found] = results;
      const bodies = found && 'facets' in found ? found.facets?.simple_body : undefined;
      const noun = countedNoun(setup.noun, bodies);
      if (isWanted) setNamedMake({ make, count: countOf(found), noun });
    };
    look().catch((error: unknown) => console.info('the make could not be looked up', error));
    return () => {
      isWanted = false;
    };
  }, [query, setup]);
  return namedMake;
}
