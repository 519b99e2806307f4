import type { Vehicle } from './vehicle.ts';

/** Returns whether a vehicle is a motorcycle, by its body: feeds list them as cars. */
export const isMotorcycle = ({ simple_body }: Partial<Pick<Vehicle, 'simple_body'>>): boolean =>
  simple_body === 'motorcycle';

const LEARNERS = /\bLAMS\b|learner[- ]approved/i;

/** Returns whether a feature says that learners may ride it (LAMS approval). */
export const isLearnerApproved = ({ standardEquipment }: Pick<Vehicle, 'standardEquipment'>): boolean =>
  standardEquipment.some((feature) => LEARNERS.test(feature) && !/\bnot\b/i.test(feature));

/** Formats the engine capacity as `649 cc`; null if unknown. */
export function capacityText({
  engine_size_litres,
  variant,
}: Pick<Vehicle, 'engine_size_litres' | 'variant'>): string | null {
  const litres = engine_size_litres ?? variant?.enginesize_litres;
  const capacity = variant?.enginesize || (litres ? Math.round(litres * 1_000) : null);
  return capacity && capacity > 0 ? `${capacity.toLocaleString('en-AU')} cc` : null;
}
