import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { cardPlace } from './card-place.server.ts';
import { type CardShape, PlaceCard } from './PlaceCard.tsx';

/**
 * Card of a single location with its departments; for several, use `PlaceCards`.
 * @param props.places one location, or several merged into one card (LOC-38, LOC-39)
 * @param props.stock address of its stock (`stockHref`), null if it has none
 * @param props.shape `wide` for a single card with picture and text side by side; `broad` for one of two;
 * `plain` without picture and phone numbers, which are shown next to it
 */
export async function LocationCard({
  places,
  site,
  stock,
  shape = 'tall',
}: {
  places: readonly [Location, ...Location[]];
  site: Site;
  stock: string | null;
  shape?: CardShape;
}) {
  return (
    <PlaceCard place={await cardPlace(site, places, { stock, isPlain: shape === 'plain' })} shape={shape} />
  );
}
