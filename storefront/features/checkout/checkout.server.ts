import { reserveAmountCents } from '@forecourt/lib/payments/reservation/money';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { resumePayment } from '@forecourt/lib/payments/reservation/shopper.server';
import type { Site } from '@forecourt/lib/sites/site';
import { canReserve } from '@forecourt/lib/vehicle/can-reserve';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import type { Payable } from '@/features/payments/payable.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { log } from '@/logging/log.server.ts';
import { hasCheckout } from '@/site/checkout-address.ts';
import { ownReservation } from './cookies.server.ts';

export type Checkout =
  /** Unknown vehicle, or no online reservations on this site: 404. */
  | { kind: 'unknown' }
  /** `reservation` is a hold that began before the recall and is not paid. */
  | { kind: 'recalled'; vehicle: Vehicle; reservation: Reservation | null }
  | { kind: 'sold' | 'not_online' | 'reserved' | 'unavailable'; vehicle: Vehicle }
  | { kind: 'expired'; vehicle: Vehicle; reservation: Reservation }
  | { kind: 'done'; reservation: Reservation }
  | { kind: 'open'; vehicle: Vehicle; amountCents: number; reservation: Reservation | null };

/** Returns whether a vehicle qualifies for online reservation (CHECKOUT-01, CHECKOUT-02, CHECKOUT-04). */
const isSoldOnline = ({ features, settings }: Site, vehicle: Vehicle): boolean =>
  canReserve(
    { ...vehicle, reserved: false },
    features.reserveHiddenForTestDriveOnly ? settings.testDriveOnlyTagName : undefined,
  );

/**
 * Reads the state of a vehicle's checkout for a shopper.
 * @param segment last part of the address
 * @throws the database's error
 */
export async function readCheckout(
  site: Site,
  slug: string,
  segment: string,
  cookie: string | undefined,
): Promise<Checkout> {
  if (!hasCheckout(site, segment)) return { kind: 'unknown' };
  const listing = await findVehicle(site, slug);
  if (!listing) return { kind: 'unknown' };
  const { vehicle, state } = listing;
  const own = await ownReservation(site, vehicle, cookie);
  const reservation = own?.status === 'cancelled' ? null : own;
  if (reservation && reservation.status !== 'held' && reservation.status !== 'expired')
    return { kind: 'done', reservation };
  if (state !== 'live') return { kind: 'sold', vehicle };
  if (vehicle.open_recall) return { kind: 'recalled', vehicle, reservation };
  if (reservation) {
    const over = reservation.status === 'expired' || secondsUntil(reservation.heldUntil) === 0;
    const { amountCents } = reservation;
    return over
      ? { kind: 'expired', vehicle, reservation }
      : { kind: 'open', vehicle, amountCents, reservation };
  }
  if (!isSoldOnline(site, vehicle)) return { kind: 'not_online', vehicle };
  if (vehicle.reserved) return { kind: 'reserved', vehicle };
  const amountCents = reserveAmountCents(site.settings.reserveAmountText);
  if (!paymentConnections().stripe || amountCents === null) return { kind: 'unavailable', vehicle };
  return { kind: 'open', vehicle, amountCents, reservation: null };
}

export async function payable(reservation: Reservation): Promise<Payable> {
  try {
    const session = await resumePayment(paymentConnections(), reservation);
    if (!session) return { kind: 'closed' };
    if (reservation.paymentPage === 'hosted_page')
      return session.url ? { kind: 'hosted', url: session.url } : { kind: 'failed' };
    return session.clientSecret
      ? { kind: 'elements', clientSecret: session.clientSecret }
      : { kind: 'failed' };
  } catch (error) {
    log.error({ err: error, reservation: reservation.id }, 'payment_open_failed');
    return { kind: 'failed' };
  }
}
