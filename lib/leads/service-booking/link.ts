import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter of the mailed link. */
export const SERVICE_TOKEN = 'token';

/** Returns the token with which a shopper opens their booking, signed by `RESERVATION_SECRET`. */
export const serviceToken = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`service booking ${id}`).digest('base64url').slice(0, 32);

/** Verifies a token in constant time. */
export function verifyServiceToken(id: string, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(serviceToken(id, secret));
  const actual = Buffer.from(token);
  return secret !== '' && actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}

/** A shopper's page for their booking, where they can move or cancel it. */
export const serviceBookingPath = (id: string, token: string): string =>
  `/book-service/${encodeURIComponent(id)}?${SERVICE_TOKEN}=${encodeURIComponent(token)}`;
