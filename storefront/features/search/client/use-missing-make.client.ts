'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { useEffect, useState } from 'react';
import { requestRules } from '../parameters.ts';
import { useSetup } from './setup-context.client.ts';

interface NamedMake {
  make: string;
  count: number;
}

/**
 * Returns the make named in a query without results, and its stock: if there is some, the other words caused
 * the empty result. The list of makes loads when first needed.
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
      const { pageSearchClient } = await import('./algolia.client.ts');
      const { results } = await pageSearchClient(setup.connection, requestRules(setup)).search<object>([
        {
          indexName: STOCK_INDEX,
          params: { query: '', hitsPerPage: 0, filters: allOf([setup.filters, literal('make', make)]) },
        },
      ]);
      const [answer] = results;
      if (isWanted && answer && 'nbHits' in answer) setNamedMake({ make, count: answer.nbHits ?? 0 });
    };
    look().catch((error: unknown) => console.info('the make could not be looked up', error));
    return () => {
      isWanted = false;
    };
  }, [query, setup]);
  return namedMake;
}
