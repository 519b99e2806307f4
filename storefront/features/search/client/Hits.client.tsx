'use client';
import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { memo, type ReactElement, startTransition, useEffect, useState } from 'react';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { StockHit } from '@/stock/multi-query.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';
import { HITS_ID } from '@/ui/far-blocks.ts';
import { placeOf } from '../near/place-cache.client.ts';
import { PromoCard } from '../promo/PromoCard.tsx';
import { promoPlace, typesOfList } from '../promo/rules.ts';
import { useSearchState, useSetup } from './search-context.client.ts';

const FIRST_SCREEN = 9;

const Card = memo(VehicleCard);

/** The cards of one page of results, as a grid or a carousel (SEARCH-01, SEARCH-02). */
export function Hits({ hits }: { hits: readonly StockHit[] }) {
  const t = useTranslations('search');
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
        away={distanceAway(hit, place, t)}
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
      <Strip key={hits[0]?.objectID} label={t('cars')}>
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

/** Returns `12 km away`; null if either position is unknown, or the texts are still loading. */
function distanceAway(hit: StockHit, place: Point | undefined, t: Translator<'search'>): string | null {
  const { lat, lng } = hit._rankingInfo?.matchedGeoLocation ?? {};
  if (!place || lat === undefined || lng === undefined || !t.has('kmAway')) return null;
  const kilometres = kilometresBetween(place, { lat, lng });
  return kilometres < 1 ? t('under1KmAway') : t('kmAway', { km: formatWhole(kilometres) });
}

/**
 * Updates the first screen of cards immediately and the rest after paint.
 * The old cards stay below until then. Rendering cards out of view would delay visible ones.
 */
function useFirstScreenFirst(hits: readonly StockHit[]): readonly StockHit[] {
  const [wholeList, setWholeList] = useState(hits);
  useEffect(() => {
    if (wholeList === hits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWholeList(hits)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [hits, wholeList]);
  if (wholeList === hits) return hits;
  const first = hits.slice(0, FIRST_SCREEN);
  const ids = new Set(first.map(({ objectID }) => objectID));
  const below = wholeList.slice(FIRST_SCREEN, hits.length).filter(({ objectID }) => !ids.has(objectID));
  return [...first, ...below];
}
