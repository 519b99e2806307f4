'use client';
import { memo, type ReactElement } from 'react';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';
import { HITS_ID } from '@/ui/far-blocks.ts';
import { awayText } from '../near/away.ts';
import { placeOf } from '../near/place-cache.client.ts';
import { PromoCard } from '../promo/PromoCard.tsx';
import { promoPlace, typesOfList } from '../promo/rules.ts';
import { useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';
import { useFirstScreenFirst } from './use-first-screen-first.client.ts';

const Card = memo(VehicleCard);

/** The cards of one page of results, as a grid or a carousel (SEARCH-01, SEARCH-02). */
export function Hits({ hits }: { hits: readonly CardVehicle[] }) {
  const { card, layout } = useSetup();
  const { near } = useSearchState().state;
  const place = near === null ? undefined : placeOf(near);
  const promo = usePromo(hits.length);
  const { beside, sizes } = CARD_GRID[card.build];
  const cards: ReactElement[] = useFirstScreenFirst(hits).map((hit, index) => (
    <li key={hit.objectID}>
      <Card
        vehicle={hit}
        rules={card}
        sizes={sizes}
        level={2}
        // On a phone only this photo is above the fold; prioritising more would take half of its bandwidth.
        priority={index === 0}
        away={awayText(hit, place)}
      />
    </li>
  ));
  if (promo)
    cards.splice(
      promo.place,
      0,
      <li key={promo.view.id}>
        <PromoCard promo={promo.view} build={card.build} sizes={sizes} />
      </li>,
    );
  if (layout === 'carousel')
    return (
      <Strip key={hits[0]?.objectID} label="Cars">
        {cards}
      </Strip>
    );
  return (
    <ul id={HITS_ID} className={beside}>
      {cards}
    </ul>
  );
}

/** Returns the site's first promo card that fits this list, on page 1 only (SEARCH-05). */
function usePromo(vehicles: number) {
  const { promos, types } = useSetup();
  const { state } = useSearchState();
  if (state.page > 1) return null;
  const listedTypes = typesOfList(types, state.lists.car_type ?? []);
  for (const view of promos) {
    const place = promoPlace(view, listedTypes, vehicles);
    if (place !== null) return { view, place };
  }
  return null;
}
