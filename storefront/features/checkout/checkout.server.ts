import { reserveAmountCents } from '@forecourt/lib/reservation/money';
import type { Reservation } from '@forecourt/lib/reservation/read.server';
import { resumePayment } from '@forecourt/lib/reservation/shopper.server';
import type { Site } from '@forecourt/lib/site/site';
import { canReserve } from '@forecourt/lib/vehicle/actions';
import type { Car } from '@forecourt/lib/vehicle/car';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import type { Payable } from '@/features/payments/payable.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import { findCar } from '@/features/vehicle/load.server.ts';
import { log } from '@/logging/log.server.ts';
import { ownReservation } from './cookies.server.ts';

/** What stands at the checkout of a car, for this browser. */
export type Checkout =
  /** No such car here, or this site sells none online at this address: 404. */
  | { kind: 'unknown' }
  | { kind: 'sold' | 'not_online' | 'reserved' | 'unavailable'; car: Car }
  /** This browser's time to pay is over. */
  | { kind: 'expired'; car: Car; reservation: Reservation }
  /** Paid, or over: its own page has the rest. */
  | { kind: 'done'; reservation: Reservation }
  | { kind: 'open'; car: Car; amountCents: number; reservation: Reservation | null };

/** Whether this site reserves cars at this address (ROUTE-02, ROUTE-03, readings 85). */
export const hasCheckout = ({ settings, features }: Site, segment: string): boolean =>
  features.reserveEnabled && features.checkoutEnabled && segment === settings.checkoutPathSegment;

/**
 * Whether a car may be reserved online at all, whoever may have it now (CHECKOUT-01, CHECKOUT-02, CHECKOUT-04).
 */
const isSoldOnline = ({ features, settings }: Site, car: Car): boolean =>
  canReserve(
    { ...car, reserved: false },
    features.reserveHiddenForTestDriveOnly ? settings.testDriveOnlyTagName : undefined,
  );

/**
 * Looks at a car as somebody who comes to reserve it.
 * @param segment last part of the address
 * @param cookie the checkout's cookie
 * @throws the database's error
 */
export async function readCheckout(
  site: Site,
  slug: string,
  segment: string,
  cookie: string | undefined,
): Promise<Checkout> {
  if (!hasCheckout(site, segment)) return { kind: 'unknown' };
  const listing = await findCar(site, slug);
  if (!listing) return { kind: 'unknown' };
  const { car, state } = listing;
  const own = await ownReservation(site, car, cookie);
  const reservation = own?.status === 'cancelled' ? null : own;
  if (reservation && reservation.status !== 'held' && reservation.status !== 'expired')
    return { kind: 'done', reservation };
  if (state !== 'live') return { kind: 'sold', car };
  if (reservation) {
    const over = reservation.status === 'expired' || secondsUntil(reservation.heldUntil) === 0;
    const { amountCents } = reservation;
    return over ? { kind: 'expired', car, reservation } : { kind: 'open', car, amountCents, reservation };
  }
  if (!isSoldOnline(site, car)) return { kind: 'not_online', car };
  if (car.reserved) return { kind: 'reserved', car };
  const amountCents = reserveAmountCents(site.settings.reserveAmountText);
  if (!paymentConnections().stripe || amountCents === null) return { kind: 'unavailable', car };
  return { kind: 'open', car, amountCents, reservation: null };
}

/** Opens the payment of a reservation, or finds it again. */
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
    log.error({ err: error, reservation: reservation.id }, 'a payment could not be opened');
    return { kind: 'failed' };
  }
}
