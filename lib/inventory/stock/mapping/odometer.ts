import type { Draft, Notes } from './mapping.ts';

/** Leaves out 0 km of a used vehicle: dealers' systems write it for an unknown odometer. */
export function settleOdometer(vehicle: Draft, notes: Notes): void {
  if (vehicle.km !== 0 || vehicle.car_type !== 'used') return;
  notes.mended('km of 0 on a used vehicle, left out', 'km', 0, null);
  vehicle.km = null;
}
