import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type FrontNote, KEYS_HEADER, takeNote } from '../cache/front/note.ts';

/** What the framework writes for caches in front; browsers take the second at its word and show yesterday's price. */
const FOR_FRONT = /,?\s*(?:s-maxage|stale-while-revalidate)=\d+/g;
/** For answers that name no lifetime: a browser may keep them, and asks each time whether they still hold. An unchanged page is answered by 304. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
/** For one visitor, or for nobody to keep. */
const PERSONAL = /\b(?:private|no-store)\b/;
/**
 * The longest that a cache in front keeps a page, in seconds. It is told to forget what changes; should it not hear,
 * nothing is older than this.
 */
const LONGEST = 60;
/** Addresses that lead nowhere may lead somewhere soon, and there is no end of them. */
const LONGEST_NOT_FOUND = 10;

/** The cache in front, as far as answers are written for it. */
export interface FrontWords {
  /** The header in which it looks for keys, and what stands between them. */
  keysHeader: string;
  separator: string;
  /** Whether a page is still current, as far as this copy can say at once. */
  isCurrent(note: FrontNote): boolean;
}

/**
 * Makes every answer say honestly how long it may be kept: browsers ask each time; a cache in front, where there is one,
 * keeps a page for a short while under its keys, and never longer than to its next moment.
 * @param front null where there is none: then nothing is said to it
 */
export function stateLifetimes(response: ServerResponse, front: FrontWords | null): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  // The last moment at which headers can be changed, whoever sends them.
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
  // Where the framework found the page: nobody's concern.
  response.removeHeader('x-middleware-rewrite');
  const cacheControl = response.getHeader('cache-control');
  if (cacheControl === undefined) {
    // A cache in front may have a rule of its own for what says nothing.
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
