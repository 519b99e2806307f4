import { randomBytes } from 'node:crypto';
import { ID_BYTES, idBytes, idOfBytes, sealedToken, unsealToken } from '../platform/crypto/sealed-token.ts';
import { hashOf } from '../platform/crypto/secret.server.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import { KNOWN_BROWSER_DAYS } from './limits.ts';

const PURPOSE = 'known browser';
const BROWSER_BYTES = 8;
const EXPIRY_BYTES = 4;
const BROWSER_AT = ID_BYTES;
const EXPIRY_AT = BROWSER_AT + BROWSER_BYTES;
const DAY_SECONDS = 86_400;

/**
 * Returns a token that marks a browser as known to an account.
 * It grants no access: it outlives the session so that codes requested by strangers don't count against this
 * browser. Contains account id, browser id and expiry.
 * @param secret `RESERVATION_SECRET`
 */
export function knownBrowserToken(userId: string, secret: string, now = new Date()): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUInt32BE(Math.floor(now.getTime() / 1000) + KNOWN_BROWSER_DAYS * DAY_SECONDS);
  return sealedToken(PURPOSE, Buffer.concat([idBytes(userId), randomBytes(BROWSER_BYTES), expiry]), secret);
}

/**
 * Returns the id of a browser in which a phone's account has signed in before, for the code limits.
 * @param token the cookie's token, or null
 * @param secret `RESERVATION_SECRET`; without it no browser is known
 * @returns null for an unknown browser
 */
export async function knownBrowserOf(
  db: Queryable,
  { siteSlug, phone, token }: { siteSlug: string; phone: string; token: string | null },
  secret = '',
  now = new Date(),
): Promise<string | null> {
  const bytes = token && unsealToken(PURPOSE, token, EXPIRY_AT + EXPIRY_BYTES, secret);
  if (!bytes || bytes.readUInt32BE(EXPIRY_AT) * 1000 < now.getTime()) return null;
  const { rowCount } = await db.query({
    name: 'known-browser',
    text: 'select from users where id = $1 and site_slug = $2 and phone = $3',
    values: [idOfBytes(bytes.subarray(0, ID_BYTES)), siteSlug, phone],
  });
  return rowCount === 1 ? hashOf(bytes.toString('base64url', BROWSER_AT, EXPIRY_AT)) : null;
}
