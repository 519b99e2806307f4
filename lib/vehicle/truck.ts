import type { Translator } from '../platform/language/translator.ts';
import type { Vehicle } from './vehicle.ts';

/** Returns whether a vehicle is a truck, by its body, because feeds list trucks as cars. */
export const isTruck = ({ simple_body }: Partial<Pick<Vehicle, 'simple_body'>>): boolean =>
  simple_body === 'lightTruck';

/** Maximum gross vehicle mass in kg of each Australian licence class, for two axles. */
const LICENCE_CLASSES = [
  [4_500, 'Car (C)', 'car'],
  [8_000, 'Light rigid (LR)', 'lightRigid'],
  [Number.POSITIVE_INFINITY, 'Medium rigid (MR)', 'mediumRigid'],
] as const;

const classOf = (gvm: number) => LICENCE_CLASSES.find(([heaviest]) => gvm <= heaviest) ?? LICENCE_CLASSES[2];

/** Returns the licence class for a two-axle truck, by its gross vehicle mass in kg. */
export const licenceClass = (gvm: number): string => classOf(gvm)[1];

/** Returns the licence class in the language of a page; in English without `t`. */
export const licenceClassText = (gvm: number, t: Translator<'vehicle'> | undefined): string =>
  t ? t(`licenceClass.${classOf(gvm)[2]}`) : licenceClass(gvm);
