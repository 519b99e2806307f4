import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnerKind } from '../payments/owner.ts';

/**
 * The token with which a shopper, without an account, opens their own reservation or payment: made of its id and the
 * installation's secret, so that it stands nowhere in the database, a retry gets the same one, and the mails
 * can link to the receipt.
 * @param secret `RESERVATION_SECRET`; a new one makes the links of earlier mails invalid
 */
export const accessToken = (id: string, secret: string, kind: OwnerKind = 'reservation'): string =>
  createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url').slice(0, 32);

/** Whether a token opens a reservation; takes as long for a near miss as for a far one. */
export function mayOpen(id: string, token: string, secret: string, kind: OwnerKind = 'reservation'): boolean {
  const expected = Buffer.from(accessToken(id, secret, kind));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
