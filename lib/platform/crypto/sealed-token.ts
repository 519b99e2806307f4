import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 12;
export const ID_BYTES = 16;

const macOf = (purpose: string, body: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update(purpose).update(body).digest().subarray(0, MAC_BYTES);

/** Returns a signed token for links, short enough for an SMS. */
export const sealedToken = (purpose: string, body: Buffer, secret: string): string =>
  Buffer.concat([body, macOf(purpose, body, secret)]).toString('base64url');

/** Returns the bytes of a token; null unless signed with purpose and secret. Constant time. */
export function unsealToken(purpose: string, token: string, length: number, secret: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  if (secret === '' || bytes.length !== length + MAC_BYTES) return null;
  const body = bytes.subarray(0, length);
  return timingSafeEqual(bytes.subarray(length), macOf(purpose, body, secret)) ? body : null;
}

/** Converts a UUID to the 16 bytes that a token carries. Does not validate it. */
export const idBytes = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex');

/** Converts 16 bytes back to a lower-case UUID. */
export const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
