import type { Vehicle } from './vehicle.ts';

/** A truck: the body decides, since feeds list trucks among cars. */
export const isTruck = ({ simple_body }: Partial<Pick<Vehicle, 'simple_body'>>): boolean =>
  simple_body === 'lightTruck';

/** The heaviest gross vehicle mass in kg that each class of Australian licence allows with two axles. */
const LICENCE_CLASSES = [
  [4_500, 'Car (C)'],
  [8_000, 'Light rigid (LR)'],
] as const;

/**
 * The class of licence that driving a truck of two axles takes.
 * @param gvm gross vehicle mass in kg
 */
export function licenceClass(gvm: number): string {
  return LICENCE_CLASSES.find(([heaviest]) => gvm <= heaviest)?.[1] ?? 'Medium rigid (MR)';
}
