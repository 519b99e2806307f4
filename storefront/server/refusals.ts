import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_MAIL_BYTES, MOST_MESSAGE_BYTES } from '@forecourt/lib/leads/conversation/limits';
import { RESUME_BYTES } from '@forecourt/lib/leads/resume';
import { MOST_PLAIN_BYTES, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { ENGLISH, type Language, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import { errorCode } from '@forecourt/lib/platform/request/api-error';
import { decoded } from '@forecourt/lib/platform/text/decoded';
import { plainPage } from '../site/plain-page.ts';
import { longPart, STATIC_PAGE_HEADERS, unsentPage } from '../site/unsent-page.ts';

// Refuses requests before they reach the framework: malformed ones that make it fail, bodies that it would
// buffer although no route reads them, and requests over this instance's limits.

/** Enough for Stripe's webhooks. Each route has a smaller limit (lib/platform/request/body.ts). */
export const MAX_BODY_BYTES = 1024 * 1024;
/** A lead may include a resume. */
export const MAX_LEAD_BYTES = RESUME_BYTES + MAX_BODY_BYTES;

const pathOf = (url = ''): string => url.split(/[?#]/, 1)[0] ?? '';
const LONGER: Readonly<Record<string, number>> = {
  '/api/leads': MAX_LEAD_BYTES,
  [PHOTOS_PATH]: MOST_PLAIN_BYTES,
  '/api/messages/mail/mime': MOST_MAIL_BYTES,
  '/api/back-office/messages': MOST_MESSAGE_BYTES,
};
const mostBytes = (url: string | undefined): number => LONGER[pathOf(url)] ?? MAX_BODY_BYTES;

/** Methods that our routes support; the framework fails on some others, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const isKnownMethod = (method = '', url = ''): boolean =>
  METHODS.includes(method) || (method === 'PATCH' && pathOf(url).startsWith('/api/leads/'));

/** Returns whether this instance may have to buffer a long body. */
export const mayBeLong = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES
    : pathOf(url) in LONGER;

/** A text in the language of the request's address, or of the page that sent it. */
type Text = (t: Translator<'plainPages'>) => string;

export type Refusal =
  | { status: 400 | 404 | 405 | 413; text: Text }
  /** @param retryAfter in seconds */
  | { status: 429 | 503; text: Text; retryAfter: number };

const NOT_FOUND: Refusal = { status: 404, text: (t) => t('refusal.notFound') };
const UNREADABLE: Refusal = { status: 400, text: () => 'This address cannot be read. Check its spelling.' };
const UNSUPPORTED: Refusal = { status: 405, text: () => 'This method is not supported.' };
export const CROWDED: Refusal = { status: 503, text: (t) => t('refusal.crowded'), retryAfter: 2 };
/** For an upload while too many others are in progress. */
export const UPLOADS_FULL: Refusal = { status: 503, text: (t) => t('refusal.uploadsFull'), retryAfter: 5 };
/** For a household that exceeds its budget of pages. */
export const tooManyPages = (seconds: number): Refusal => ({
  status: 429,
  text: (t) => t('refusal.tooManyPages', { seconds, shown: String(seconds) }),
  retryAfter: seconds,
});
const TOO_LARGE: Refusal = { status: 413, text: (t) => t('refusal.tooLarge') };

/** Returns why a request is refused by its head alone; null to accept it. */
export function refusalOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (!isKnownMethod(method, url)) return UNSUPPORTED;
  const path = url.startsWith('/') && !url.includes('%00') ? decoded(pathOf(url)) : null;
  if (path === null) return UNREADABLE;
  // No page has such an address. The framework parses a decoded path as a URL, which drops tabs and line
  // breaks: `/my-garage%0a` would show the garage, and gates and caches would take it for another page.
  if (CONTROL_CHARACTER.test(path)) return NOT_FOUND;
  return Number(headers['content-length'] ?? 0) > mostBytes(url) ? TOO_LARGE : null;
}

/** Control characters, and Unicode's two line separators. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

/** Time for reading and discarding the rest of a refused body. Closing at once would lose the response. */
const LINGER_MS = 2_000;

const wantsHtml = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes('text/html');

function pageForSender(request: IncomingMessage, status: Refusal['status']): string | null {
  const { url, headers } = request;
  const part = wantsHtml(request) ? longPart(headers['content-type']) : null;
  const isFormOfOurs = part === 'form' || pathOf(url) in LONGER;
  if (!part || !isFormOfOurs) return null;
  if (status !== 413) return unsentPage(headers, 'busy');
  return unsentPage(headers, part === 'file' && pathOf(url) === PHOTOS_PATH ? 'photos' : part);
}

function pageForVisitor({ status, text }: Refusal, language: Language, sitePage: string | null): string {
  if (status === 503 && sitePage !== null) return sitePage;
  const t = translatorOf(language, 'plainPages');
  const words = `<p>${text(t)}</p><p><a href="">${t('refusal.again')}</a></p>`;
  return plainPage(t('refusal.title'), words, language);
}

/** Returns the language of a page's address, or for calls that of the page that sent them, if it is on the same host. */
function languageOf({ url, headers: { host, referer = '' } }: IncomingMessage): Language {
  const path = pathOf(url);
  if (!path.startsWith('/api/')) return splitLanguage(path).language;
  const sender = URL.parse(referer);
  return sender && sender.host === host ? splitLanguage(sender.pathname).language : ENGLISH;
}

const PLAIN_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const JSON_HEADERS = { ...PLAIN_HEADERS, 'content-type': 'application/json' };
/** The site's own page contains its logo. */
const VISITOR_HEADERS = {
  ...STATIC_PAGE_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
};

function answerFor(
  request: IncomingMessage,
  refusal: Refusal,
  sitePage: string | null,
): { headers: Record<string, string>; body: string } {
  const { status } = refusal;
  const language = languageOf(request);
  const words = refusal.text(translatorOf(language, 'plainPages'));
  const plain = { headers: PLAIN_HEADERS, body: `${words}\n` };
  if (status === 400 || status === 405) return plain;
  const unsent = request.method === 'POST' ? pageForSender(request, status) : null;
  if (unsent) return { headers: STATIC_PAGE_HEADERS, body: unsent };
  if (status === 413) return plain;
  if (pathOf(request.url).startsWith('/api/'))
    return { headers: JSON_HEADERS, body: JSON.stringify({ error: words, code: errorCode(status) }) };
  return request.headers.rsc === undefined && wantsHtml(request)
    ? { headers: VISITOR_HEADERS, body: pageForVisitor(refusal, language, sitePage) }
    : plain;
}

/** Retry headers. The browser of a rate-limited household reloads automatically. */
const retryHeaders = (
  request: IncomingMessage,
  { status, retryAfter }: Extract<Refusal, { retryAfter: number }>,
) => ({
  'retry-after': String(retryAfter),
  ...(status === 429 && request.method === 'GET' && wantsHtml(request) && { refresh: String(retryAfter) }),
});

/**
 * Answers with a refusal and discards the rest of the request.
 * @param sitePage the site's outage page; null if unknown
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

/** Ends a request in the middle of its body if that exceeds the limit. */
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
  // Not `on`, because adding a data listener normally would start the stream.
  EventEmitter.prototype.on.call(request, 'data', count);
}
