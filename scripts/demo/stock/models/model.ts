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

/** Differences of a badge from its model. */
interface BadgeSpec {
  engine?: Engine;
  trans?: string;
  drive?: Drive;
  seats?: number;
  body?: string;
  photo?: Body;
  gvm?: number;
  /** Body type behind a truck's cab. */
  configuration?: string;
}

type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD';

/** One model: sizes in mm, masses in kg, prices as new in AUD. */
export interface ModelSpec {
  /** Set if the badge on the bonnet differs from the make under which it is listed here. */
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
  /** A badge that one car in this many has instead, chosen by stock number. */
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
/** A turbo petrol engine; same arguments as `petrol`. */
export const turboPetrol = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  induction: 'Turbo',
});
/** A diesel engine, which in the demo always has a turbo; same arguments as `petrol`. */
export const diesel = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  induction: 'Turbo',
  fuel: 'Diesel',
});
/** A hybrid without a plug; same arguments as `petrol`, with the combined consumption. */
export const hybrid = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  fuel: 'Hybrid',
});
/** A plug-in hybrid with a turbo; the brochure's consumption assumes a charged battery. */
export const plugIn = (...spec: Parameters<typeof petrol>): Engine => ({
  ...petrol(...spec),
  induction: 'Turbo',
  fuel: 'Plug-in Hybrid',
});
/** An electric motor: only its torque in Nm is given, all engine figures are null. */
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
/** A gearbox as named in dealers' feeds: `8 Speed Sports Automatic`. */
export const automatic = (gears: number): string => `${gears} Speed Sports Automatic`;
export const dualClutch = (gears: number): string => `${gears} Speed Sports Automatic Dual Clutch`;
export const manual = (gears: number): string => `${gears} Speed Manual`;
