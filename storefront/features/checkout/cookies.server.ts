import { type Reservation, readReservation } from '@forecourt/lib/payments/reservation/read.server';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { cookie, isSecure } from '@/site/cookies.server.ts';
import { reservationPath } from './address.ts';

// Which reservation a browser may see: two cookies that scripts cannot read, each sent to its own address
// alone. The checkout's names the reservation and its token, the receipt's the token.
export const CHECKOUT_COOKIE = 'checkout';
export const RECEIPT_COOKIE = 'reservation';

/** Longer than any hold, so that one who comes back late is told what became of it. */
const CHECKOUT_SECONDS = 3 * 86_400;
/** A receipt is looked for as long as the sale may take; the mail's link opens it again afterwards. */
const RECEIPT_SECONDS = 90 * 86_400;

/** The cookies of a browser that has just held a vehicle. */
export function checkoutCookies(
  request: Request,
  site: Site,
  vehicle: { slug: string },
  { reference, token }: { reference: string; token: string },
): string[] {
  const path = checkoutPath(site, vehicle);
  const secure = isSecure(request);
  return [
    cookie(CHECKOUT_COOKIE, `${reference}.${token}`, { path, seconds: CHECKOUT_SECONDS, secure }),
    receiptCookie(request, reference, token),
  ];
}

/** The cookie that opens one receipt. */
export const receiptCookie = (request: Request, reference: string, token: string): string =>
  cookie(RECEIPT_COOKIE, token, {
    path: reservationPath(reference),
    seconds: RECEIPT_SECONDS,
    secure: isSecure(request),
  });

/** Forgets the reservation that a checkout is about, so that a new one can begin. */
export const forgetCheckout = (request: Request, site: Site, vehicle: { slug: string }): string =>
  cookie(CHECKOUT_COOKIE, '', { path: checkoutPath(site, vehicle), seconds: 0, secure: isSecure(request) });

/** A reference and the token that opens it, as a checkout's cookie has them; null for anything else. */
export function readCheckoutCookie(value: string | undefined): { reference: string; token: string } | null {
  const match = /^(R-[0-9A-Z]{6})\.([\w-]{1,64})$/.exec(value ?? '');
  return match?.[1] && match[2] ? { reference: match[1], token: match[2] } : null;
}

/**
 * The reservation of this browser for a vehicle.
 * @param value of the checkout's cookie
 * @returns null when there is none, or it is about another vehicle
 * @throws the database's error
 */
export async function ownReservation(
  site: Site,
  vehicle: { slug: string },
  value: string | undefined,
): Promise<Reservation | null> {
  const key = readCheckoutCookie(value);
  const { pool, secret } = paymentConnections();
  if (!key || !secret) return null;
  const reservation = await readReservation(pool, { siteSlug: site.slug, ...key, secret });
  return reservation?.car.slug === vehicle.slug ? reservation : null;
}
