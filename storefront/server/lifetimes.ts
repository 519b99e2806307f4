import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type FrontNote, KEYS_HEADER, takeNote } from '../cache/front/note.ts';

/**
 * Next.js adds these for CDNs, but browsers honour `stale-while-revalidate` too and would show yesterday's
 * price.
 */
const FOR_FRONT = /,?\s*(?:s-maxage|stale-while-revalidate)=\d+/g;
/** Default: browsers may cache but must revalidate. An unchanged page is answered with 304. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
/** Matches responses for one visitor, or that must not be cached. */
const PERSONAL = /\b(?:private|no-store)\b/;
/**
 * The longest CDN lifetime of a page, in seconds. CDNs are purged on changes; this limits the damage of a
 * lost purge.
 */
const LONGEST = 60;
/**
 * Shorter for 404s, since a page may be published there soon, and the number of unknown addresses is
 * unlimited.
 */
const LONGEST_NOT_FOUND = 10;

export interface FrontWords {
  /** The header for surrogate keys, and their separator. */
  keysHeader: string;
  separator: string;
  /** Returns whether a page is still current, without querying the store. */
  isCurrent(note: FrontNote): boolean;
}

/**
 * Sets the cache headers of every response: browsers revalidate each time; a CDN, if any, caches a page
 * briefly under its keys, and never beyond its expiry.
 * @param front null without a CDN
 */
export function stateLifetimes(response: ServerResponse, front: FrontWords | null): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  // The last chance to change headers.
  response.writeHead = ((...args: [number, (string | OutgoingHttpHeaders | OutgoingHttpHeader[])?]) => {
    response.statusCode = args[0];
    if (!response.headersSent) settle(response, front);
    return writeHead(...args);
  }) as typeof response.writeHead;
}

function settle(response: ServerResponse, front: FrontWords | null): void {
  const note = takeNote(response);
  const keys = response.getHeader(KEYS_HEADER);
  response.removeHeader(KEYS_HEADER);
  // Internal: the route that rendered the page.
  response.removeHeader('x-middleware-rewrite');
  const cacheControl = response.getHeader('cache-control');
  if (cacheControl === undefined) {
    // CDNs may apply a default TTL when Cache-Control is absent.
    if (front && response.statusCode !== 304) response.setHeader('cache-control', 'private, no-store');
    return;
  }
  const words = String(cacheControl);
  if (PERSONAL.test(words)) return;
  const forBrowsers = words.replace(FOR_FRONT, '').replace(/^[,\s]+/, '') || ASK_EACH_TIME;
  const seconds = front && note && keys !== undefined ? secondsInFront(response, note, front) : 0;
  response.setHeader('cache-control', seconds > 0 ? `${forBrowsers}, s-maxage=${seconds}` : forBrowsers);
  if (front && seconds > 0)
    response.setHeader(front.keysHeader, String(keys).split(' ').join(front.separator));
}

function secondsInFront(response: ServerResponse, note: FrontNote, front: FrontWords): number {
  if (response.hasHeader('set-cookie') || !front.isCurrent(note)) return 0;
  const longest = response.statusCode === 404 ? LONGEST_NOT_FOUND : LONGEST;
  return Math.max(0, Math.min(longest, Math.floor((note.until - Date.now()) / 1000)));
}
