/** SQL condition: the vehicle of `cars` has an open safety recall. */
export const HAS_OPEN_RECALL = `exists (
  select from vehicle_checks c where c.car_id = cars.id and c.blocks_reserving and c.vin = cars.record->>'vin')`;
