import { type Reservation, readReservation } from '@forecourt/lib/payments/reservation/read.server';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { checkoutPath, reservationPath } from '@/site/checkout-address.ts';
import { isSecure, pageCookies } from '@/site/cookies.server.ts';

// Two HttpOnly cookies grant access to a reservation, each limited to one path. The checkout cookie contains
// reference and token, the receipt cookie only the token.
export const CHECKOUT_COOKIE = 'checkout';
export const RECEIPT_COOKIE = 'reservation';

/** Longer than any hold, so that a late visitor still learns the outcome. */
const CHECKOUT_SECONDS = 3 * 86_400;
/** Covers the usual time to a sale; afterwards the emailed link opens the receipt again. */
const RECEIPT_SECONDS = 90 * 86_400;

export function checkoutCookies(
  request: Request,
  site: Site,
  vehicle: { slug: string },
  { reference, token }: { reference: string; token: string },
): string[] {
  const path = checkoutPath(site, vehicle);
  const secure = isSecure(request);
  return [
    ...pageCookies(site, CHECKOUT_COOKIE, `${reference}.${token}`, {
      path,
      seconds: CHECKOUT_SECONDS,
      secure,
    }),
    ...receiptCookies(request, site, reference, token),
  ];
}

export const receiptCookies = (request: Request, site: Site, reference: string, token: string): string[] =>
  pageCookies(site, RECEIPT_COOKIE, token, {
    path: reservationPath(reference),
    seconds: RECEIPT_SECONDS,
    secure: isSecure(request),
  });

/** Returns the cookies that clear the checkout, so that a new one can begin. */
export const forgetCheckout = (request: Request, site: Site, vehicle: { slug: string }): string[] =>
  pageCookies(site, CHECKOUT_COOKIE, '', {
    path: checkoutPath(site, vehicle),
    seconds: 0,
    secure: isSecure(request),
  });

export function readCheckoutCookie(value: string | undefined): { reference: string; token: string } | null {
  const match = /^(R-[0-9A-Z]{6})\.([\w-]{1,64})$/.exec(value ?? '');
  return match?.[1] && match[2] ? { reference: match[1], token: match[2] } : null;
}

/**
 * Returns this browser's reservation of a vehicle; null without one, or if it is for another vehicle.
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
