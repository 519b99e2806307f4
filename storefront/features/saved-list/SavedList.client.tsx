'use client';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { useTranslations } from 'next-intl';
import { isSavedIn, savedKey } from '@/features/saving/saved.ts';
import { forget, toggleSaved } from '@/features/saving/toggle-saved.client.ts';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { Noun } from '@/stock/noun.ts';
import { useStored } from '@/ui/stored.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { EmptySavedList } from './EmptySavedList.tsx';

/**
 * Cards of saved vehicles; removed ones disappear at once. Sold ones stay, with a tag and a remove button
 * (OPEN-018).
 * @param props.noun for vehicles that the site no longer shows
 * @param props.missing ids of saved vehicles that the site no longer shows
 */
export function SavedList({
  cars,
  missing,
  rules,
  noun,
}: {
  cars: readonly CardVehicle[];
  missing: readonly string[];
  rules: CardRules;
  noun: Noun;
}) {
  const t = useTranslations('savedList');
  const language = useLanguage();
  const { siteSlug, saveMode, build } = rules;
  const storedList = useStored(savedKey(siteSlug, saveMode));
  // Until the browser's copy is read, use the ids in the page.
  const isSaved = (id: string) => storedList === undefined || isSavedIn(storedList, id);
  const savedCars = cars.filter(({ objectID }) => isSaved(objectID));
  const goneIds = missing.filter(isSaved);
  const { full, sizes } = CARD_GRID[build];
  if (savedCars.length + goneIds.length === 0) return <EmptySavedList noun={noun} />;
  return (
    <>
      <ul className={full}>
        {savedCars.map((vehicle, index) => (
          <li key={vehicle.objectID} className="flex flex-col gap-2">
            <div className="grow">
              <VehicleCard vehicle={vehicle} rules={rules} sizes={sizes} level={2} priority={index < 2} />
            </div>
            {!isInStock(vehicle.status) && (
              <button
                type="button"
                className="btn btn-secondary btn-sm"
                aria-label={t('removeNamed', { name: vehicle.name })}
                onClick={({ currentTarget }) =>
                  toggleSaved(currentTarget, vehicle, siteSlug, saveMode, language)
                }
              >
                {t('remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {goneIds.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          {t('gone', { count: goneIds.length, noun })}
          <button
            type="button"
            className="quiet-action"
            onClick={() => void forget(siteSlug, saveMode, goneIds)}
          >
            {t('removeFromList')}
          </button>
        </p>
      )}
    </>
  );
}
