/** Returns why a vehicle with an open recall cannot be reserved. */
export const recallText = (noun: string): string =>
  `This ${noun} has an open safety recall. You can reserve it once the recall work is done.`;

/** SQL condition: the vehicle of `cars` has an open safety recall. */
export const HAS_OPEN_RECALL = `exists (
  select from vehicle_checks c where c.car_id = cars.id and c.blocks_reserving and c.vin = cars.record->>'vin')`;
