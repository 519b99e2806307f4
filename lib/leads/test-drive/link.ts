import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parameter of the mailed link. */
export const DRIVE_TOKEN = 'token';

/**
 * The token with which somebody opens their own drive, made of its id and the installation's secret: it opens nothing
 * else.
 * @param secret `RESERVATION_SECRET`
 */
export const driveToken = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`test drive ${id}`).digest('base64url').slice(0, 32);

/** Whether a token opens a drive; the time it takes says nothing of the right one. */
export function opensDrive(id: string, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(driveToken(id, secret));
  const actual = Buffer.from(token);
  return secret !== '' && actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}

/** The page of one's own drive, on which it is cancelled by a press. */
export const drivePath = (id: string, token: string): string =>
  `/test-drive/${encodeURIComponent(id)}?${DRIVE_TOKEN}=${encodeURIComponent(token)}`;
