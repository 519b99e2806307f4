import type { Body } from '../../photography/catalogue.ts';

/** An engine or motor as in a brochure: litres, torque in Nm, consumption in L/100 km, tank in litres. */
export interface Engine {
  litres: number | null;
  cylinders: number | null;
  induction: string | null;
  fuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';
  torque: number;
  use: number | null;
  tank: number | null;
}

/** What a badge changes about its model. */
interface BadgeSpec {
  engine?: Engine;
  trans?: string;
  drive?: Drive;
  seats?: number;
  body?: string;
  photo?: Body;
  gvm?: number;
  /** What stands behind a truck's cab. */
  configuration?: string;
}

type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD';

/** One model: sizes in mm, masses in kg, prices as new in AUD. */
export interface ModelSpec {
  /** Where the badge on the bonnet is not the make under which it is listed here. */
  make?: string;
  model: string;
  /** Value of `simple_body`. */
  body: string;
  photo: Body;
  /** Model years in which it was sold new. */
  since: number;
  until?: number;
  series: string;
  seats: number;
  doors: number;
  ancap: number | null;
  /** Braked towing capacity. */
  tow: number | null;
  gvm: number;
  size: readonly [length: number, width: number, height: number];
  engine: Engine;
  trans: string;
  drive: Drive;
  badges: readonly (readonly [name: string, price: number, spec?: BadgeSpec])[];
  /** A badge that one in so many cars has instead, chosen by stock number. */
  rare?: { oneIn: number; badge: readonly [name: string, price: number, spec: BadgeSpec] };
}

/** An engine without a turbo: litres, cylinders, torque in Nm, consumption in L/100 km, tank in litres. */
export const petrol = (
  litres: number,
  cylinders: number,
  torque: number,
  use: number,
  tank: number,
): Engine => ({
  litres,
  cylinders,
  induction: 'Aspirated',
  fuel: 'Petrol',
  torque,
  use,
  tank,
});
/** A petrol engine with a turbo; takes the same figures as `petrol`. */
export const turboPetrol = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  induction: 'Turbo',
});
/** A diesel engine, which in the demo always has a turbo; takes the same figures as `petrol`. */
export const diesel = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  induction: 'Turbo',
  fuel: 'Diesel',
});
/** A hybrid without a plug; takes the same figures as `petrol`, the consumption with the motor's help. */
export const hybrid = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  fuel: 'Hybrid',
});
/** A hybrid with a turbo and a plug; consumption is the brochure's, which counts on a charged battery. */
export const plugIn = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  induction: 'Turbo',
  fuel: 'Plug-in Hybrid',
});
/** A motor: only its torque in Nm is known, every figure of an engine is null. */
export const electric = (torque: number): Engine => ({
  litres: null,
  cylinders: null,
  induction: null,
  fuel: 'Electric',
  torque,
  use: null,
  tank: null,
});

export const CVT = 'Continuously Variable Transmission';
export const SINGLE_SPEED = '1 Speed Reduction Gear';
/** A gearbox in the words of dealers' feeds: `8 Speed Sports Automatic`. */
export const automatic = (gears: number): string => `${gears} Speed Sports Automatic`;
/** A gearbox in the words of dealers' feeds: `7 Speed Sports Automatic Dual Clutch`. */
export const dualClutch = (gears: number): string => `${gears} Speed Sports Automatic Dual Clutch`;
/** A gearbox in the words of dealers' feeds: `6 Speed Manual`. */
export const manual = (gears: number): string => `${gears} Speed Manual`;
