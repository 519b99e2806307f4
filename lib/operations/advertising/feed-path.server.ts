import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileFormat } from './feed-options.ts';
import type { OutgoingFeed } from './outgoing-feed.ts';

/** The first segment of the addresses of files. */
export const OUTGOING_PATH = '/outgoing';

const SIGNATURE_BYTES = 18;
const PURPOSE = 'outgoing-feed';

const macOf = (feedId: string, version: number, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([PURPOSE, feedId, version]))
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/**
 * Returns the path of a feed's file on its site: `/outgoing/<feed id>/<version>-<signature>/stock.csv`.
 * @param secret `OUTGOING_FEED_SECRET`
 */
export const feedPath = (
  { id, secretVersion, format }: Pick<OutgoingFeed, 'id' | 'secretVersion' | 'format'>,
  secret: string,
): string =>
  `${OUTGOING_PATH}/${encodeURIComponent(id)}/${secretVersion}-${macOf(id, secretVersion, secret).toString('base64url')}/stock.${format}`;

/**
 * Returns the version that a signature was made for; null if it is not signed. Constant time, and without the
 * feed's document, so that guessing costs neither the content lake nor the database anything.
 */
export function signedVersion(feedId: string, signature: string, secret: string): number | null {
  const [, version = '', mac = ''] = /^(\d{1,4})-([\w-]+)$/.exec(signature) ?? [];
  const given = Buffer.from(mac, 'base64url');
  if (secret === '' || given.length !== SIGNATURE_BYTES) return null;
  return timingSafeEqual(given, macOf(feedId, Number(version), secret)) ? Number(version) : null;
}

/** The name of a feed's file: `stock.csv`. */
export const fileName = (format: FileFormat): string => `stock.${format}`;
