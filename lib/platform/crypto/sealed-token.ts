import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 12;
/** Bytes of an account's id. */
export const ID_BYTES = 16;

const macOf = (purpose: string, body: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update(purpose).update(body).digest().subarray(0, MAC_BYTES);

/** Text of a link that carries bytes under a seal which only the installation can make, short enough for a text message. */
export const sealedToken = (purpose: string, body: Buffer, secret: string): string =>
  Buffer.concat([body, macOf(purpose, body, secret)]).toString('base64url');

/**
 * The bytes of a token; null unless it was sealed with this purpose and secret. How long the comparison takes does not
 * tell how much of the seal was right.
 * @param length how many bytes it carries
 */
export function unsealToken(purpose: string, token: string, length: number, secret: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  if (secret === '' || bytes.length !== length + MAC_BYTES) return null;
  const body = bytes.subarray(0, length);
  return timingSafeEqual(bytes.subarray(length), macOf(purpose, body, secret)) ? body : null;
}

/** An account's id, a UUID in text, as the 16 bytes that a token carries. It does not check the text. */
export const idBytes = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex');

/** The UUID in text, in small letters, of 16 bytes of a token (`ID_BYTES`): the way back from `idBytes`. */
export const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
