import type { FeedVehicle } from '../mapping/apply.ts';

const PHOTOS_COUNTED = 20;
const PRICE_WORTH = 20;

/** Scores how complete a row is. Of two rows with one stock number the higher wins, then the first. */
export function rowCompleteness(vehicle: FeedVehicle): number {
  const filledFieldCount = Object.values(vehicle).filter(
    (value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  ).length;
  const photos = Math.min(PHOTOS_COUNTED, vehicle.images.length);
  return filledFieldCount + photos + (vehicle.price === null ? 0 : PRICE_WORTH);
}
