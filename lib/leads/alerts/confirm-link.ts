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

/**
 * The token of a link that confirms the address of an account, for as long as the account has that address.
 * @param secret `RESERVATION_SECRET`
 */
export const confirmToken = ({ userId, email }: { userId: string; email: string }, secret: string): string =>
  sealedToken(PURPOSE, Buffer.concat([idBytes(userId), hashOf(email)]), secret);

/** Reads from a token whose address it confirms; null when we did not make the token. */
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

/** The page that asks whether the address is right; opening it changes nothing. */
export const confirmPath = (token: string): string => `/alerts/confirm/${encodeURIComponent(token)}`;

/** Where the press on that page is sent. */
export const confirmNowPath = (token: string): string => `${confirmPath(token)}/now`;
