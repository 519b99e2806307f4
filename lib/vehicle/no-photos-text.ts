import type { Translator } from '../platform/language/translator.ts';
import { itemWord } from './item-type.ts';
import type { Vehicle } from './vehicle.ts';

/** Photos usually follow within this many days of a vehicle's arrival in the feed. */
const EXPECTED_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Returns the text in place of a vehicle's photos. It promises photos only for a vehicle that is for sale and
 * either has not arrived yet or has been listed for at most 14 days.
 */
export function noPhotosText(
  vehicle: Pick<Vehicle, 'item_type' | 'status' | 'created_at'> & Partial<Vehicle>,
  now: Date,
  t?: Translator<'vehicle'>,
): string {
  const isFresh = now.getTime() - Date.parse(vehicle.created_at) <= EXPECTED_DAYS * DAY_MS;
  if (vehicle.status === 'coming_soon' || (vehicle.status === 'in_stock' && isFresh))
    return t ? t('photosComing') : 'Photos coming soon.';
  return t ? t('noPhotos', { noun: itemWord(vehicle) }) : `We have no photos of this ${itemWord(vehicle)}.`;
}
