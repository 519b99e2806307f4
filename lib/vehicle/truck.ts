import type { Vehicle } from './vehicle.ts';

/** Returns whether a vehicle is a truck, by its body, because feeds list trucks as cars. */
export const isTruck = ({ simple_body }: Partial<Pick<Vehicle, 'simple_body'>>): boolean =>
  simple_body === 'lightTruck';

/** Maximum gross vehicle mass in kg of each Australian licence class, for two axles. */
const LICENCE_CLASSES = [
  [4_500, 'Car (C)'],
  [8_000, 'Light rigid (LR)'],
] as const;

/** Returns the licence class for a two-axle truck, by its gross vehicle mass in kg. */
export function licenceClass(gvm: number): string {
  return LICENCE_CLASSES.find(([heaviest]) => gvm <= heaviest)?.[1] ?? 'Medium rigid (MR)';
}
