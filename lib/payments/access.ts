import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Owner } from './owner.ts';

/**
 * The token with which somebody without an account opens their own reservation or payment. It is made of the id
 * and the installation's secret: the database does not hold it, a retry gets the same one, and mails can link to
 * the receipt.
 * @param secret `RESERVATION_SECRET`; a new one makes the links of earlier mails invalid
 */
export const accessToken = ({ kind, id }: Owner, secret: string): string =>
  createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url').slice(0, 32);

/** Whether a token opens a reservation or payment; the time it takes says nothing of the right one. */
export function mayOpen(owner: Owner, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(accessToken(owner, secret));
  const actual = Buffer.from(token);
  return actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}
