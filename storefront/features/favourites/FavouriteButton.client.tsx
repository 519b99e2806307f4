'use client';
import type { StockRecord } from '@forecourt/lib/search/record';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { favouriteOf } from './favourites.ts';
import { toggleFavourite, useIsFavourite } from './store.client.ts';

type Saveable = Pick<
  StockRecord,
  'objectID' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url' | 'status'
>;

/**
 * The heart of a car (CARD-06, VDP-10): saves it in this browser, pressed again removes it. A sold car has
 * one only while it is saved (STATUS-13, STATUS-14).
 * @param props.label words beside the heart; without them it is a round button
 */
export function FavouriteButton({
  car,
  siteSlug,
  label = false,
  className,
}: {
  car: Saveable;
  siteSlug: string;
  label?: boolean;
  className?: string;
}) {
  const saved = useIsFavourite(siteSlug, car.objectID);
  if (!saved && !isInStock(car.status)) return null;
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={label ? undefined : `Save ${car.name}`}
      className={classes(
        label
          ? 'btn btn-ghost btn-sm'
          : 'heart flex size-10 items-center justify-center rounded-full bg-surface/90',
        'text-ink hover:text-accent-ink',
        className,
      )}
      onClick={() => toggleFavourite(siteSlug, favouriteOf(car))}
    >
      <Icon name="heart" className={saved ? 'fill-current text-accent-ink' : undefined} />
      {label && (saved ? 'Saved' : 'Save')}
    </button>
  );
}
