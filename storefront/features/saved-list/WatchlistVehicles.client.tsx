'use client';
import { useLayoutEffect } from 'react';
import { storeWatchlistIds } from '@/features/saving/refresh.client.ts';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { Noun } from '@/stock/noun.ts';
import { SavedList } from './SavedList.client.tsx';

/** The watchlist as rendered; from then on hearts and buttons use the browser's copy. */
export function WatchlistVehicles({
  ids,
  cars,
  rules,
  noun,
}: {
  ids: readonly string[];
  cars: readonly CardVehicle[];
  rules: CardRules;
  noun: Noun;
}) {
  const { siteSlug } = rules;
  // Before the first paint, since the stored copy may be outdated.
  useLayoutEffect(() => {
    storeWatchlistIds(siteSlug, ids.toReversed());
  }, [siteSlug, ids]);
  const missingIds = ids.filter((id) => !cars.some(({ objectID }) => objectID === id));
  return <SavedList cars={cars} missing={missingIds} rules={rules} noun={noun} />;
}
