import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter of the mailed link. */
export const LEAVE_TOKEN = 'token';

/** Returns the token with which a shopper leaves a list (`RESERVATION_SECRET`). */
export const leaveToken = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`waiting list ${id}`).digest('base64url').slice(0, 32);

/** Verifies a token in constant time. */
export function verifyLeaveToken(id: string, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(leaveToken(id, secret));
  const actual = Buffer.from(token);
  return secret !== '' && actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}

/** Page for leaving a list. Opening it changes nothing. */
export const leavePath = (id: string, token: string): string =>
  `/waiting-list/${encodeURIComponent(id)}?${LEAVE_TOKEN}=${encodeURIComponent(token)}`;

/** Target of that page's form. */
export const leaveNowPath = (id: string): string => `/waiting-list/${encodeURIComponent(id)}/leave`;

/** One-click unsubscribe URL (RFC 8058). */
export const leaveAtOncePath = (id: string, token: string): string =>
  `${leaveNowPath(id)}?${LEAVE_TOKEN}=${encodeURIComponent(token)}`;
