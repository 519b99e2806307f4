import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { cardPlace } from './card-place.server.ts';
import { type CardShape, PlaceCard } from './PlaceCard.tsx';

/**
 * A place with its departments, alone on a page; several stand as `PlaceCards`.
 * @param props.places one location, or several merged into one card (LOC-38, LOC-39)
 * @param props.stock where its stock is (`stockHref`), null where it has none
 * @param props.shape `wide` for a place that stands alone, picture and words side by side; `broad` for one of two;
 *   `plain` without picture and phones, where those stand beside it
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
