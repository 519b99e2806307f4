import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter of the mailed link. */
export const DRIVE_TOKEN = 'token';

/** Returns the token with which a shopper opens their drive, signed by `RESERVATION_SECRET`. */
export const driveToken = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`test drive ${id}`).digest('base64url').slice(0, 32);

/** Verifies a token in constant time. */
export function verifyDriveToken(id: string, token: string, secret: string): boolean {
  const expectedToken = Buffer.from(driveToken(id, secret));
  const actual = Buffer.from(token);
  return secret !== '' && actual.length === expectedToken.length && timingSafeEqual(actual, expectedToken);
}

/** A shopper's page for their drive, where they can cancel it. */
export const drivePath = (id: string, token: string): string =>
  `/test-drive/${encodeURIComponent(id)}?${DRIVE_TOKEN}=${encodeURIComponent(token)}`;
