import { createHash } from 'node:crypto';
import {
  ID_BYTES,
  idBytes,
  idOfBytes,
  sealedToken,
  unsealToken,
} from '../../platform/crypto/sealed-token.ts';

const PURPOSE = 'confirm email';
const HASH_BYTES = 8;

const hashOf = (email: string): Buffer => createHash('sha256').update(email).digest().subarray(0, HASH_BYTES);

/** Returns a token that confirms an account's email address; it is invalid once the address changes. */
export const confirmToken = ({ userId, email }: { userId: string; email: string }, secret: string): string =>
  sealedToken(PURPOSE, Buffer.concat([idBytes(userId), hashOf(email)]), secret);

/** Reads a confirmation token; null if it was not signed by us. */
export function readConfirmToken(
  token: string,
  secret: string,
): { userId: string; isFor(email: string): boolean } | null {
  const body = unsealToken(PURPOSE, token, ID_BYTES + HASH_BYTES, secret);
  return (
    body && {
      userId: idOfBytes(body.subarray(0, ID_BYTES)),
      isFor: (email) => hashOf(email).equals(body.subarray(ID_BYTES)),
    }
  );
}

/** Confirmation page. Opening it changes nothing, because mail scanners follow links. */
export const confirmPath = (token: string): string => `/alerts/confirm/${encodeURIComponent(token)}`;

/** Target of the form on that page. */
export const confirmNowPath = (token: string): string => `${confirmPath(token)}/now`;
