import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESUME_BYTES } from '@forecourt/lib/leads/resume';
import { MOST_PLAIN_BYTES, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { errorCode } from '../forms/error-code.ts';
import { plainPage } from '../site/plain-page.ts';
import { longPart, STATIC_PAGE_HEADERS, unsentPage } from '../site/unsent.ts';

// What never reaches the framework: requests it has no answer to but a failure, bodies that nobody of ours would read,
// which it would take in whole before any route sees them, and what is too much for this instance.

/** The longest body of all routes is Stripe's news; each route has a smaller bound of its own (lib/platform/request/body.ts). */
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

/** Whether a request may have a body that this instance has to hold while it comes. */
export const mayBeLong = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES
    : pathOf(url) in LONGER;

export type Refusal =
  | { status: 400 | 404 | 405 | 413; words: string }
  /** @param retryAfter in seconds */
  | { status: 429 | 503; words: string; retryAfter: number };

const NOT_FOUND: Refusal = { status: 404, words: 'There is no page at this address. Check its spelling.' };
const UNREADABLE: Refusal = { status: 400, words: 'This address cannot be read. Check its spelling.' };
/** For a visitor who would have to wait too long. */
export const CROWDED: Refusal = {
  status: 503,
  words: 'The website is very busy. Please try again in a moment.',
  retryAfter: 2,
};
/** For a file that comes while many others do. */
export const UPLOADS_FULL: Refusal = {
  status: 503,
  words: 'We are receiving many files right now. Nothing was sent. Please try again in a moment.',
  retryAfter: 5,
};
/** For a household that has more made than people read. */
export const tooManyPages = (seconds: number): Refusal => ({
  status: 429,
  words: `Many pages were opened from your network in a short time. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  retryAfter: seconds,
});
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

const wantsHtml = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes('text/html');

/** The page for whoever sent a form that nobody reads, where a browser has sent it by itself and shows the answer. */
function pageForSender(request: IncomingMessage, status: Refusal['status']): string | null {
  const { url, headers } = request;
  const part = wantsHtml(request) ? longPart(headers['content-type']) : null;
  const isFormOfOurs = part === 'form' || pathOf(url) in LONGER;
  if (!part || !isFormOfOurs) return null;
  if (status !== 413) return unsentPage(headers, 'busy');
  return unsentPage(headers, part === 'file' && pathOf(url) === PHOTOS_PATH ? 'photos' : part);
}

/** The page for whoever wanted to see one. */
const pageForVisitor = ({ status, words }: Refusal, sitePage: string | null): string =>
  (status === 503 ? sitePage : null) ??
  plainPage('Please wait a moment', `<p>${words}</p><p><a href="">Try again</a></p>`);

const PLAIN_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const JSON_HEADERS = { ...PLAIN_HEADERS, 'content-type': 'application/json' };
/** The site's own page has its mark inside. */
const VISITOR_HEADERS = {
  ...STATIC_PAGE_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
};

/** A refusal as whoever asked can read it. */
function answerFor(
  request: IncomingMessage,
  refusal: Refusal,
  sitePage: string | null,
): { headers: Record<string, string>; body: string } {
  const { status, words } = refusal;
  const plain = { headers: PLAIN_HEADERS, body: `${words}\n` };
  if (status === 400 || status === 405) return plain;
  const unsent = request.method === 'POST' ? pageForSender(request, status) : null;
  if (unsent) return { headers: STATIC_PAGE_HEADERS, body: unsent };
  if (status === 413) return plain;
  if (pathOf(request.url).startsWith('/api/'))
    return { headers: JSON_HEADERS, body: JSON.stringify({ error: words, code: errorCode(status) }) };
  return request.headers.rsc === undefined && wantsHtml(request)
    ? { headers: VISITOR_HEADERS, body: pageForVisitor(refusal, sitePage) }
    : plain;
}

/** When to come again; the browser of a household that was too quick does so by itself. */
const retryHeaders = (
  request: IncomingMessage,
  { status, retryAfter }: Extract<Refusal, { retryAfter: number }>,
) => ({
  'retry-after': String(retryAfter),
  ...(status === 429 && request.method === 'GET' && wantsHtml(request) && { refresh: String(retryAfter) }),
});

/**
 * Answers with a refusal; what else comes of the request is not kept.
 * @param sitePage the page of the site for visitors whose page cannot be made; null where it is not known
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  sitePage: string | null = null,
): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const end = setTimeout(() => request.destroy(), LINGER_MS);
    request.once('close', () => clearTimeout(end));
  });
  const { headers, body } = answerFor(request, refusal, sitePage);
  response.writeHead(refusal.status, {
    ...headers,
    ...(refusal.status === 405 && { allow: METHODS.join(', ') }),
    ...('retryAfter' in refusal && retryHeaders(request, refusal)),
  });
  response.end(body);
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
