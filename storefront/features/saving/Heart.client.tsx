'use client';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { useStoredText } from '@/ui/stored.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import type { Saveable } from './favourites.ts';
import { isSavedIn, type SaveMode, savedKey } from './saved.ts';
import { useFreshWatchlist } from './use-fresh-watchlist.client.ts';

const act = () => import('./toggle-saved.client.ts');

/**
 * The heart of a vehicle (CARD-06, VDP-10, OPEN-020). A sold vehicle has a heart only while it is saved
 * (STATUS-13, STATUS-14).
 * @param props.label text next to the heart; without it, a round button
 */
export function Heart({
  vehicle,
  siteSlug,
  saveMode,
  label = false,
}: {
  vehicle: Saveable;
  siteSlug: string;
  saveMode: SaveMode;
  label?: boolean;
}) {
  const t = useTranslations('saving');
  const language = useLanguage();
  const isSaved = isSavedIn(useStoredText(savedKey(siteSlug, saveMode)), vehicle.objectID);
  useFreshWatchlist(siteSlug, saveMode === 'watchlist');
  if (!isSaved && !isInStock(vehicle.status)) return null;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label ? undefined : t('saveNamed', { name: vehicle.name })}
      className={label ? 'heart btn btn-ghost btn-sm' : 'heart heart-round'}
      onPointerEnter={() => act().then(({ loadToast }) => loadToast(language))}
      onClick={({ currentTarget: button }) =>
        act().then(({ toggleSaved }) => toggleSaved(button, vehicle, siteSlug, saveMode, language))
      }
    >
      <Icon name="heart" className={isSaved ? 'fill-current text-accent-ink' : undefined} />
      {label && (isSaved ? t('saved') : t('save'))}
    </button>
  );
}
