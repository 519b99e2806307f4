'use client';
import { WATCHLIST_LIMIT } from '@forecourt/lib/accounts/watchlist/limit';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { readFavourites } from '@/features/saving/favourites.ts';
import { savedKey } from '@/features/saving/saved.ts';
import { fetchVehicles } from '@/features/vehicle/fetch-vehicles.client.ts';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { Noun } from '@/stock/noun.ts';
import { Alert } from '@/ui/Alert.tsx';
import { useStored } from '@/ui/stored.client.ts';
import { EmptySavedList } from './EmptySavedList.tsx';
import { SavedList } from './SavedList.client.tsx';

const load = (source: string) => fetchVehicles(source, AbortSignal.timeout(15_000));

/**
 * This browser's favourites with current data, newest first.
 * @param props.noun for vehicles that are not loaded
 */
export function FavouriteList({ rules, noun }: { rules: CardRules; noun: Noun }) {
  const t = useTranslations('savedList');
  const storedList = useStored(savedKey(rules.siteSlug, 'favourites'));
  const [ids, setIds] = useState<string[] | null>(null);
  // Load once: removing a favourite needs no new request.
  useEffect(() => {
    if (storedList !== undefined)
      setIds(
        (before) =>
          before ??
          readFavourites(storedList)
            .map(({ id }) => id)
            .toReversed()
            .slice(0, WATCHLIST_LIMIT),
      );
  }, [storedList]);
  const { data: cars, error } = useSWR(ids?.length ? `/api/stock/saved?ids=${ids.join(',')}` : null, load, {
    revalidateOnFocus: false,
  });
  if (ids?.length === 0) return <EmptySavedList noun={noun} />;
  if (error)
    return (
      <Alert tone="danger" title={t('notLoaded', { noun })}>
        {t('stillSaved')}
      </Alert>
    );
  if (!cars || !ids) return <Waiting rules={rules} noun={noun} />;
  const missingIds = ids.filter((id) => !cars.some(({ objectID }) => objectID === id));
  return <SavedList cars={cars} missing={missingIds} rules={rules} noun={noun} />;
}

function Waiting({ rules, noun }: { rules: CardRules; noun: Noun }) {
  const t = useTranslations('savedList');
  return (
    <div role="status" className={CARD_GRID[rules.build].full}>
      <span className="sr-only">{t('loading', { noun })}</span>
      {['one', 'two', 'three'].map((name) => (
        <span key={name} aria-hidden="true" className="skeleton block aspect-3/4 rounded-card" />
      ))}
    </div>
  );
}
