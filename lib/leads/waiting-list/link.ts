import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parameter of the mailed link. */
export const LEAVE_TOKEN = 'token';

/**
 * The token with which somebody leaves a list, made of their place and the installation's secret: it opens nothing else.
 * @param secret `RESERVATION_SECRET`
 */
export const leaveToken = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`waiting list ${id}`).digest('base64url').slice(0, 32);

/** Whether a token lets somebody leave; the time it takes says nothing of the right one. */
export function mayLeave(id: string, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(leaveToken(id, secret));
  const actual = Buffer.from(token);
  return secret !== '' && actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}

/** The page on which one leaves a list; nothing happens before its button is pressed. */
export const leavePath = (id: string, token: string): string =>
  `/waiting-list/${encodeURIComponent(id)}?${LEAVE_TOKEN}=${encodeURIComponent(token)}`;

/** Where the press on that page is sent. */
export const leaveNowPath = (id: string): string => `/waiting-list/${encodeURIComponent(id)}/leave`;

/** Where mail programs leave a list in one click (RFC 8058). */
export const leaveAtOncePath = (id: string, token: string): string =>
  `${leaveNowPath(id)}?${LEAVE_TOKEN}=${encodeURIComponent(token)}`;
