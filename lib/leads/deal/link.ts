import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter of a shopper's link to a deal. */
export const DEAL_TOKEN = 'token';

/** Returns the token that opens a deal without an account, signed by `RESERVATION_SECRET`. */
export const dealToken = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`deal ${id}`).digest('base64url').slice(0, 32);

/** Verifies a token in constant time. */
export function verifyDealToken(id: string, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(dealToken(id, secret));
  const actual = Buffer.from(token);
  return secret !== '' && actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}

/** The page of a deal without its token, and the start of the addresses of its forms. */
export const ownDealPath = (id: string): string => `/your-deal/${encodeURIComponent(id)}`;

/** A shopper's page for their deal. */
export const dealPath = (id: string, token: string): string =>
  `${ownDealPath(id)}?${DEAL_TOKEN}=${encodeURIComponent(token)}`;
