import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnerKind } from './owner.ts';

/** What a link without an account opens. */
export interface LinkOwner {
  kind: OwnerKind | 'agent_checkout' | 'card_check';
  id: string;
}

/**
 * Returns the HMAC token that opens a reservation, payment or assistant's session without an account.
 *
 * Derived from the id, so it is not stored, stays the same on a retry, and mails can link to the receipt.
 * @param secret `RESERVATION_SECRET`; changing it invalidates earlier links
 */
export const accessToken = ({ kind, id }: LinkOwner, secret: string): string =>
  createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url').slice(0, 32);

/** Verifies a token in constant time. */
export function isAccessToken(owner: LinkOwner, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(accessToken(owner, secret));
  const actual = Buffer.from(token);
  return actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}
