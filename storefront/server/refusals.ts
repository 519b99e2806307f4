import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESUME_BYTES } from '@forecourt/lib/lead/resume';
import { MOST_PLAIN_BYTES, PHOTOS_PATH } from '@forecourt/lib/trade-in/limits';
import { longPart, TOO_LARGE_HEADERS, tooLargePage } from '../site/too-large.ts';

// What never reaches the framework: requests it has no answer to but a failure, and bodies that nobody of ours
// would read, which it would take in whole before any route sees them.

/** The longest body of all routes is Stripe's news; each route has a smaller bound of its own (lib/request/body.ts). */
export const MAX_BODY_BYTES = 1024 * 1024;
/** A lead may bring a resume. */
export const MAX_LEAD_BYTES = RESUME_BYTES + MAX_BODY_BYTES;

const pathOf = (url = ''): string => url.split(/[?#]/, 1)[0] ?? '';
/** The routes that take files. */
const LONGER: Readonly<Record<string, number>> = {
  '/api/leads': MAX_LEAD_BYTES,
  [PHOTOS_PATH]: MOST_PLAIN_BYTES,
};
const mostBytes = (url: string | undefined): number => LONGER[pathOf(url)] ?? MAX_BODY_BYTES;

/** What our routes answer to; the framework itself fails on some others, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** A lead alone is gone on with. */
const isKnownMethod = (method = '', url = ''): boolean =>
  METHODS.includes(method) || (method === 'PATCH' && pathOf(url).startsWith('/api/leads/'));

export interface Refusal {
  status: 400 | 404 | 405 | 413 | 503;
  words: string;
}

const NOT_FOUND: Refusal = { status: 404, words: 'There is no page at this address. Check its spelling.' };
const UNREADABLE: Refusal = { status: 400, words: 'This address cannot be read. Check its spelling.' };
/** For a visitor who would have to wait too long. */
export const CROWDED: Refusal = {
  status: 503,
  words: 'The website is very busy. Please try again in a moment.',
};
const TOO_LARGE: Refusal = { status: 413, words: 'The message is too long.' };

/** Why a request is refused by its head alone, null for one that is not. */
export function refusalOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (!isKnownMethod(method, url)) return { status: 405, words: 'This method is not known here.' };
  const path = url.startsWith('/') && !url.includes('%00') ? decodedPath(url) : null;
  if (path === null) return UNREADABLE;
  // Nothing has such an address. The framework reads a path as a URL once it is decoded, which drops tabs and line breaks:
  // `/my-garage%0a` would show the garage, and gates and caches would take it for another page.
  if (CONTROL_CHARACTER.test(path)) return NOT_FOUND;
  return Number(headers['content-length'] ?? 0) > mostBytes(url) ? TOO_LARGE : null;
}

/** Control characters, and the two line breaks of Unicode. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

/** The path of an address, decoded; null when it cannot be. In a query a stray `%` is nobody's harm. */
function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    return null;
  }
}

/**
 * How long whoever is refused in the middle of a body may go on sending it, read and forgotten: a connection that
 * is cut at once takes the answer with it.
 */
const LINGER_MS = 2_000;

/** The page for whoever filled in a form that is too long, where a browser has sent it by itself and shows the answer. */
function pageForPerson({ url, headers }: IncomingMessage): string | null {
  const part = (headers.accept ?? '').includes('text/html') ? longPart(headers['content-type']) : null;
  const isFormOfOurs = part === 'form' || pathOf(url) in LONGER;
  if (!part || !isFormOfOurs) return null;
  return tooLargePage(headers, part === 'file' && pathOf(url) === PHOTOS_PATH ? 'photos' : part);
}

const PLAIN_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Answers with a refusal; what else comes of the request is not kept. */
export function refuse(request: IncomingMessage, response: ServerResponse, { status, words }: Refusal): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const end = setTimeout(() => request.destroy(), LINGER_MS);
    request.once('close', () => clearTimeout(end));
  });
  const page = status === 413 ? pageForPerson(request) : null;
  response.writeHead(status, {
    ...(page ? TOO_LARGE_HEADERS : PLAIN_HEADERS),
    ...(status === 405 && { allow: METHODS.join(', ') }),
    ...(status === 503 && { 'retry-after': '2' }),
  });
  response.end(page ?? `${words}\n`);
}

/** Ends a request whose body turns out longer than any may be, in the middle of it. */
export function boundBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= mostBytes(request.url)) return;
    request.off('data', count);
    if (response.headersSent) request.destroy();
    else refuse(request, response, TOO_LARGE);
  };
  // A stream starts to flow when somebody listens to it in the usual way; it is not for us to start it.
  EventEmitter.prototype.on.call(request, 'data', count);
}
