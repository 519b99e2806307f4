import { environment } from '@forecourt/lib/env';
import { parseJson, readBody } from '@forecourt/lib/request/body';
import { text } from '@forecourt/lib/text/schema';
import { clientAddress } from '@/site/client-address.ts';
import { type Answers, failureName, PROBLEMS_PARAMETER, type Problems } from './answers.ts';
import { errorCode } from './error-code.ts';
import { forgetAnswers, keepAnswers, NO_PROBLEMS } from './returned.server.ts';

// Forms come in two ways: as JSON from our script, which is answered with JSON, and as a plain form from a
// page whose script has not come, which is answered with the address to go on to.

/** A checkout's form with every field full is a tenth of it. */
const MAX_BYTES = 16 * 1024;

/** What the server says to a form. */
export type ServerReply =
  /** Go on there. */
  | { next: string }
  /** Sign in first: the address to do so, by the page to come back to, where what was typed is there again. */
  | { signInAt: (page: string) => string }
  | { problems: Problems }
  | { error: string; status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503 };

/** Where requests come from, as their browser addressed it. */
export function originOf({ headers, url }: Request): string {
  const protocol = headers.get('x-forwarded-proto') ?? new URL(url).protocol;
  return `${protocol.startsWith('https') ? 'https' : 'http'}://${headers.get('host')}`;
}

/**
 * The sender's IP address, for rate limits only; `unknown` without `x-forwarded-for`. See `clientAddress` for what can
 * be forged.
 */
export const addressOf = ({ headers }: Pick<Request, 'headers'>): string =>
  clientAddress(headers.get('x-forwarded-for'), environment().TRUSTED_PROXIES);

const typeOf = ({ headers }: Request): string => headers.get('content-type') ?? '';

/** Whether our script asks, not a plain form. */
export const isJson = (request: Request): boolean => typeOf(request).includes('application/json');

/** Whether it is a plain form, from a page whose script has not come. */
export const isPlainForm = (request: Request): boolean =>
  typeOf(request).startsWith('application/x-www-form-urlencoded');

/** Whether it is a form with a file. */
export const isMultipart = (request: Request): boolean => typeOf(request).startsWith('multipart/form-data');

/**
 * What a form says; clean text only (see lib/text/clean.ts), whatever else was sent is left out.
 * @returns null for a body that is too long or is no form
 */
export async function readAnswers(request: Request): Promise<Answers | null> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return null;
  return isJson(request) ? cleanAnswers(parseJson(body), MAX_BYTES) : plainAnswers(body);
}

/** What the body of a plain form says. */
export const plainAnswers = (body: string): Answers =>
  cleanAnswers(Object.fromEntries(new URLSearchParams(body)), body.length) ?? {};

/**
 * The texts among what came, clean and of a bounded length.
 * @returns null for what is no form at all
 */
export function cleanAnswers(body: unknown, longest: number): Answers | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const answer = text(longest);
  const answers = Object.entries(body).map(([name, value]) => [name, answer.safeParse(value).data] as const);
  return Object.fromEntries(answers.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const OWN_PAGE = /^\/(?!\/)[\w./~%-]*(?:\?[\w=&.~%+-]*)?(?:#[\w-]*)?$/;

/** The page that a plain form says it stands in; null for what is no address of this site. */
export const ownPage = ({ page }: Answers): string | null => (page && OWN_PAGE.test(page) ? page : null);

/**
 * The answer to a form. One that goes back to its page takes along what was typed, in cookies of that page.
 * @param reply one of the usual ones, or what only the form's own script understands
 * @param page the page of the form, for browsers without script
 * @param typed what the form says, null where it could not be read
 * @param cookies set along with it
 */
export function respond(
  request: Request,
  reply: ServerReply | { payment: unknown },
  { page, typed, cookies = [] }: { page: string; typed: Answers | null; cookies?: readonly string[] },
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  if ('signInAt' in reply) return askToSignIn(request, reply, { page, typed, headers });
  if (isJson(request)) {
    const status = 'status' in reply ? reply.status : 'problems' in reply ? 422 : 200;
    return Response.json(status < 400 ? reply : { ...reply, code: errorCode(status) }, { status, headers });
  }
  const back = 'problems' in reply || 'error' in reply;
  for (const value of back && typed ? keepAnswers(request, page, typed) : forgetAnswers(request, page))
    headers.append('set-cookie', value);
  headers.set('location', 'next' in reply ? reply.next : back ? withProblems(page, reply) : page);
  return new Response(null, { status: 303, headers });
}

/** Leads to sign-in and back. With our script too: what was typed is in the same cookies, whoever sent it. */
function askToSignIn(
  request: Request,
  { signInAt }: Extract<ServerReply, { signInAt: unknown }>,
  { page, typed, headers }: { page: string; typed: Answers | null; headers: Headers },
): Response {
  const keeps = typed && Object.keys(typed).length > 0;
  for (const value of keeps ? keepAnswers(request, page, typed) : []) headers.append('set-cookie', value);
  const next = signInAt(keeps ? withNames(page, NO_PROBLEMS) : page);
  if (isJson(request)) return Response.json({ next, code: 'not_signed_in' }, { status: 401, headers });
  headers.set('location', next);
  return new Response(null, { status: 303, headers });
}

/** The names of the fields alone: nothing of what was typed belongs into an address. */
const withProblems = (page: string, reply: { problems: Problems } | { error: string; status: number }) =>
  withNames(page, 'problems' in reply ? Object.keys(reply.problems).join('.') : failureName(reply.status));

function withNames(page: string, names: string): string {
  const [path = '', anchor] = page.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${PROBLEMS_PARAMETER}=${names}${anchor ? `#${anchor}` : ''}`;
}
