import { type Reservation, readReservation } from '@forecourt/lib/payments/reservation/read.server';
import { readSession } from '@forecourt/lib/payments/session.server';
import type { Site } from '@forecourt/lib/sites/site';
import { cookies } from 'next/headers';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import { log } from '@/logging/log.server.ts';
import { RECEIPT_COOKIE } from '../cookies.server.ts';

/** Returns a reservation for the shopper who made it; null without its cookie. */
export async function findReceipt(
  site: Site,
  reference: string,
  token?: string,
): Promise<Reservation | null> {
  const { pool, secret } = paymentConnections();
  const key = token ?? (await cookies()).get(RECEIPT_COOKIE)?.value;
  if (!key || !secret) return null;
  return readReservation(pool, { siteSlug: site.slug, reference, token: key, secret });
}

/** Only Stripe's webhook changes the reservation. */
export type Waiting = 'for_news' | 'for_shopper' | 'over';

/**
 * Returns the state of an unpaid reservation from Stripe. If that fails, `for_news` avoids a second payment.
 */
export async function waitingFor(reservation: Reservation): Promise<Waiting> {
  const { stripe } = paymentConnections();
  const open: Waiting = secondsUntil(reservation.heldUntil) > 0 ? 'for_shopper' : 'over';
  if (!stripe || !reservation.sessionId) return open;
  try {
    const { state } = await readSession(stripe, reservation.sessionId);
    if (state === 'paid') return 'for_news';
    return state === 'closed' ? 'over' : open;
  } catch (error) {
    log.warn({ err: error, reservation: reservation.id }, 'payment_lookup_failed');
    return 'for_news';
  }
}
