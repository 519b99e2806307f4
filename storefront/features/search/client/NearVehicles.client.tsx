'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import { serialiseState } from '@/stock/address.ts';
import { hitsOf, type StockHit } from '@/stock/multi-query.ts';
import { searchedNoun } from '@/stock/searched-noun.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { ownTermsOf } from '../parameters.ts';
import type { NearMiss } from '../relax.ts';
import { nearestText } from '../relax-text.ts';
import { weeklyBy } from './count-states.client.ts';
import { pageSearchClient } from './page-search.client.ts';
import { StateLink } from './StateLink.client.tsx';
import { useSetup } from './search-context.client.ts';

const SHOWN = 6;

interface Found {
  search: string;
  hits: readonly StockHit[];
}

/** The vehicles of the closest match to a search without results, under a sentence on what was left out. */
export function NearVehicles({ miss }: { miss: NearMiss }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { connection, filters, attributes, card, noun, ownTerms } = useSetup();
  const search = serialiseState(miss.state);
  const [found, setFound] = useState<Found | null>(null);
  // The address identifies the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
    let isLeft = false;
    const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
    const load = async () => {
      const own = ownTermsOf({ ownTerms }, miss.state.terms);
      const params = {
        query: miss.state.query,
        hitsPerPage: SHOWN,
        filters: allOf([filters, stateFilter(miss.state, own && (await weeklyBy(own)))]),
        attributesToRetrieve: attributes,
      };
      const { results } = await client.search<StockHit>([{ indexName: STOCK_INDEX, params }]);
      if (!isLeft) setFound({ search, hits: hitsOf(results[0]) });
    };
    load().catch((error: unknown) => console.info('the closest vehicles could not be loaded', error));
    return () => {
      isLeft = true;
    };
  }, [search, connection, filters, attributes, ownTerms]);
  if (found?.search !== search || found.hits.length === 0) return null;
  const { full, sizes } = CARD_GRID[card.build];
  const nearNoun = searchedNoun(noun, miss.state);
  return (
    <section aria-labelledby="nearest" className="mt-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="nearest" className="text-2xl">
          {nearestText(miss, nearNoun, t, stock)}
        </h2>
        {miss.count > found.hits.length && (
          <StateLink state={miss.state} className="more">
            {t('seeAll', { count: miss.count })}
          </StateLink>
        )}
      </div>
      <ul className={full}>
        {found.hits.map((hit) => (
          <li key={hit.objectID}>
            <VehicleCard vehicle={hit} rules={card} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
