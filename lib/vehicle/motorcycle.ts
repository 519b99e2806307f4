import type { Vehicle } from './vehicle.ts';

/** A motorcycle: the body decides, since feeds list motorcycles among cars. */
export const isMotorcycle = ({ simple_body }: Partial<Pick<Vehicle, 'simple_body'>>): boolean =>
  simple_body === 'motorcycle';

/** What riders look for in a list of features or in what the dealer says of the licence. */
const LEARNERS = /\bLAMS\b|learner[- ]approved/i;

/** Whether a learner may ride it: one of its features says that it is approved (LAMS). */
export const isLearnerApproved = ({ standardEquipment }: Pick<Vehicle, 'standardEquipment'>): boolean =>
  standardEquipment.some((feature) => LEARNERS.test(feature) && !/\bnot\b/i.test(feature));

/**
 * `649 cc`: what an engine displaces, as riders compare it.
 * @returns null when the feed tells neither cubic centimetres nor litres
 */
export function capacityText({
  engine_size_litres,
  variant,
}: Pick<Vehicle, 'engine_size_litres' | 'variant'>): string | null {
  const litres = engine_size_litres ?? variant?.enginesize_litres;
  const capacity = variant?.enginesize || (litres ? Math.round(litres * 1_000) : null);
  return capacity && capacity > 0 ? `${capacity.toLocaleString('en-AU')} cc` : null;
}
