import type { Vehicle } from '../vehicle.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));

/** SUVs and vans whose versions with two driven wheels drive the rear ones. */
const REAR_DRIVEN = setOf(
  'Ford Everest, Ford Territory, Holden Colorado 7, Holden Trailblazer, Hyundai Terracan, Isuzu MU-X, ' +
    'Jeep Commander, Jeep Grand Cherokee, Jeep Wrangler, LDV D90, LDV G10, Mitsubishi Challenger, ' +
    'Mitsubishi Express, Mitsubishi Pajero Sport, Nissan Caravan, SsangYong Rexton, Toyota Commuter, Toyota Fortuner, ' +
    'Toyota Granvia, Toyota HiAce, Toyota LandCruiser Prado, Volkswagen Crafter',
);

/** Bodies that are built on a frame with a driven rear axle, in all models sold here. */
const REAR_BODIES: ReadonlySet<string | null> = new Set(['ute', 'cabChassis', 'lightTruck']);

/** Bodies of cars whose engine drives the front wheels if only two are driven. */
const FRONT_BODIES: ReadonlySet<string | null> = new Set(['suv']);

/** SUVs for which a title with `2WD` does not say which wheels. */
const REAR_MAKES = setOf(
  'BMW, Lexus, Mercedes-Benz, Genesis, Tesla, Jaguar, Land Rover, Alfa Romeo, Porsche',
);

/**
 * Returns which wheels `4x2` or `2WD` means for a vehicle, `RWD` or `FWD`; null if that is not certain.
 */
export function twoWheelDrive({
  make,
  model,
  simple_body,
}: Pick<Vehicle, 'make' | 'model' | 'simple_body'>): 'RWD' | 'FWD' | null {
  if (REAR_DRIVEN.has(`${make} ${model}`) || REAR_BODIES.has(simple_body)) return 'RWD';
  return FRONT_BODIES.has(simple_body) && !REAR_MAKES.has(make) ? 'FWD' : null;
}
