import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { TRIAL_VISITOR_HEADER } from '@forecourt/lib/sites/page-trial/visitor';
import { type CdnNote, KEYS_HEADER, removeCdnNote } from '../cache/cdn/cdn-note.ts';
import { isFailedStatus } from '../cache/failures.ts';
import { NEGOTIATED_HEADER } from '../site/negotiated-header.ts';

/** The framework's directives for CDNs. Browsers would apply the second one and show outdated prices. */
const FOR_FRONT = /,?\s*(?:s-maxage|stale-while-revalidate)=\d+/g;
/** For responses without a lifetime: browsers revalidate each time, and an unchanged page is a 304. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
/** For one visitor, or not to be stored. */
const PERSONAL = /\b(?:private|no-store)\b/;
/** The longest time that a CDN may store a page, in seconds, in case a purge is lost. */
const LONGEST = 60;
/** A missing page may soon exist, and the number of such addresses is unlimited. */
const LONGEST_NOT_FOUND = 10;

export interface CdnConventions {
  keysHeader: string;
  separator: string;
  isCurrent(note: CdnNote): boolean;
}

/**
 * Sets cache headers on every response: browsers revalidate each time; a CDN stores a page for a short
 * while under its keys, never past its expiry.
 * @param cdn null without a CDN
 */
export function setCacheHeaders(response: ServerResponse, cdn: CdnConventions | null): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  // The last point at which headers can still be changed.
  response.writeHead = ((...args: [number, (string | OutgoingHttpHeaders | OutgoingHttpHeader[])?]) => {
    response.statusCode = args[0];
    if (!response.headersSent) settle(response, cdn);
    return writeHead(...args);
  }) as typeof response.writeHead;
}

function settle(response: ServerResponse, cdn: CdnConventions | null): void {
  const isForOrigin = cdn !== null && hasUnknownVisitor(response);
  settleVary(response);
  const note = removeCdnNote(response);
  const keys = response.getHeader(KEYS_HEADER);
  response.removeHeader(KEYS_HEADER);
  // Names the internal route to which the proxy led the request. The framework sends it.
  response.removeHeader('x-middleware-rewrite');
  const cacheControl = response.getHeader('cache-control');
  if (cacheControl !== undefined && isFailedStatus(response.statusCode)) {
    if (!PERSONAL.test(String(cacheControl))) response.setHeader('cache-control', 'private, no-store');
    return;
  }
  if (cacheControl === undefined) {
    // CDNs may apply a default TTL when Cache-Control is absent.
    if (cdn && response.statusCode !== 304) response.setHeader('cache-control', 'private, no-store');
    return;
  }
  const words = String(cacheControl);
  if (PERSONAL.test(words)) return;
  if (isForOrigin) {
    response.setHeader('cache-control', 'private, no-store');
    return;
  }
  const forBrowsers = words.replace(FOR_FRONT, '').replace(/^[,\s]+/, '') || ASK_EACH_TIME;
  const seconds = cdn && note && keys !== undefined ? secondsInCdn(response, note, cdn) : 0;
  response.setHeader('cache-control', seconds > 0 ? `${forBrowsers}, s-maxage=${seconds}` : forBrowsers);
  if (cdn && seconds > 0) response.setHeader(cdn.keysHeader, String(keys).split(' ').join(cdn.separator));
}

/**
 * Returns whether a page has a trial, and its request lacks the header by which the page varies. A CDN without
 * our rules does not send it, and would show one visitor's version to all.
 */
const hasUnknownVisitor = (response: ServerResponse): boolean =>
  response.getHeader(NEGOTIATED_HEADER) === TRIAL_VISITOR_HEADER &&
  response.req.headers[TRIAL_VISITOR_HEADER] === undefined;

/** Adds the request header of the proxy's content negotiation here, because the framework replaces `vary`. */
function settleVary(response: ServerResponse): void {
  const dependsOn = response.getHeader(NEGOTIATED_HEADER);
  if (dependsOn === undefined) return;
  response.removeHeader(NEGOTIATED_HEADER);
  const before = response.getHeader('vary');
  response.setHeader('vary', [before, dependsOn].flat().filter(Boolean).join(', '));
}

function secondsInCdn(response: ServerResponse, note: CdnNote, cdn: CdnConventions): number {
  if (response.hasHeader('set-cookie') || !cdn.isCurrent(note)) return 0;
  const longest = response.statusCode === 404 ? LONGEST_NOT_FOUND : LONGEST;
  return Math.max(0, Math.min(longest, Math.floor((note.until - Date.now()) / 1000)));
}
