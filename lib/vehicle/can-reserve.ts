import type { Vehicle } from './vehicle.ts';

/** Returns whether a vehicle can be reserved online: it takes payments and is free. */
export function canReserve(
  vehicle: Pick<Vehicle, 'reserved' | 'tag'> & Partial<Pick<Vehicle, 'payment_processors'>>,
  testDriveOnlyTag: string | undefined,
): boolean {
  const takesPayment = (vehicle.payment_processors?.length ?? 0) > 0;
  return takesPayment && !vehicle.reserved && !(testDriveOnlyTag && vehicle.tag === testDriveOnlyTag);
}
