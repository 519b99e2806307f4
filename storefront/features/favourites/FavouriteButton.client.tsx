'use client';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { track } from '@/analytics/track.client.ts';
import { Icon } from '@/ui/Icon.tsx';
import { favouriteOf, type Saveable } from './favourites.ts';
import { toggleFavourite, useIsFavourite } from './store.client.ts';

/**
 * The heart of a vehicle (CARD-06, VDP-10): saves it in this browser, pressed again removes it. A sold vehicle has
 * one only while it is saved (STATUS-13, STATUS-14).
 * @param props.label words beside the heart; without them it is a round button
 */
export function FavouriteButton({
  vehicle,
  siteSlug,
  label = false,
}: {
  vehicle: Saveable;
  siteSlug: string;
  label?: boolean;
}) {
  const saved = useIsFavourite(siteSlug, vehicle.objectID);
  if (!saved && !isInStock(vehicle.status)) return null;
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={label ? undefined : `Save ${vehicle.name}`}
      className={label ? 'heart btn btn-ghost btn-sm' : 'heart heart-round'}
      onClick={() => {
        const isSaved = toggleFavourite(siteSlug, favouriteOf(vehicle));
        if (isSaved) track('save', { car: vehicle.objectID });
      }}
    >
      <Icon name="heart" className={saved ? 'fill-current text-accent-ink' : undefined} />
      {label && (saved ? 'Saved' : 'Save')}
    </button>
  );
}
