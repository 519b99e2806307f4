import type { TowLimits } from '@forecourt/lib/vehicle/towing';

export const OWN_VEHICLES_API = '/api/own-vehicles';

/** A vehicle of the shopper's garage with its towing limits in kg; null where the shopper has not stated one. */
export type TowVehicle = { name: string } & Record<keyof TowLimits, number | null>;

/** Answer of the API: the shopper's vehicles; null if nobody is signed in. */
export interface TowVehicles {
  vehicles: TowVehicle[] | null;
}

export const isTowVehicles = (answer: unknown): answer is TowVehicles => {
  const { vehicles } = Object(answer) as Partial<TowVehicles>;
  return vehicles === null || Array.isArray(vehicles);
};
