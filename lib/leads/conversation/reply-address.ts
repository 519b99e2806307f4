import {
  ID_BYTES,
  idBytes,
  idOfBytes,
  sealedToken,
  unsealToken,
} from '../../platform/crypto/sealed-token.ts';

/** `reply`: an answer to a thread; `bounce`: a report that a message was not delivered. */
const PURPOSES = { reply: 'reply to a thread', bounce: 'bounce of a message' } as const;
export type AddressPurpose = keyof typeof PURPOSES;

/**
 * Returns the signed address of a thread's replies or a message's bounces, `reply+<token>@<domain>`.
 * Hexadecimal, because mail servers may change the case of an address; 62 characters, of at most 64.
 * @param secret `RESERVATION_SECRET`
 */
export function signedAddress(
  purpose: AddressPurpose,
  id: string,
  { domain, secret }: { domain: string; secret: string },
): string {
  const token = Buffer.from(sealedToken(PURPOSES[purpose], idBytes(id), secret), 'base64url').toString('hex');
  return `${purpose}+${token}@${domain}`;
}

/** Returns what a signed address is for; null unless we signed it. */
export function readSignedAddress(
  address: string,
  secret: string,
): { purpose: AddressPurpose; id: string } | null {
  const [, purpose, token] = /^<?(reply|bounce)\+([0-9a-f]{56})@/i.exec(address.trim()) ?? [];
  if (!purpose || !token) return null;
  const known = purpose.toLowerCase() as AddressPurpose;
  const sealed = Buffer.from(token, 'hex').toString('base64url');
  const body = unsealToken(PURPOSES[known], sealed, ID_BYTES, secret);
  return body && { purpose: known, id: idOfBytes(body) };
}
