import type { Vehicle } from './vehicle.ts';

/** Returns whether a vehicle can be reserved online: it takes payments, is free and has no open safety recall. */
export function canReserve(
  vehicle: Pick<Vehicle, 'reserved' | 'tag'> & Partial<Pick<Vehicle, 'payment_processors' | 'open_recall'>>,
  testDriveOnlyTag: string | undefined,
): boolean {
  const takesPayment = (vehicle.payment_processors?.length ?? 0) > 0;
  const isFree = !vehicle.reserved && !vehicle.open_recall;
  return takesPayment && isFree && !(testDriveOnlyTag && vehicle.tag === testDriveOnlyTag);
}
