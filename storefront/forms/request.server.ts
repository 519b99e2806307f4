import { environment } from '@forecourt/lib/platform/env';
import { clientHousehold } from '@forecourt/lib/platform/network/client-household';
import type { Household } from '@forecourt/lib/platform/network/household';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { text } from '@forecourt/lib/platform/text/schema';
import { type Answers, failureName, PROBLEMS_PARAMETER, type Problems } from './answers.ts';
import { errorCode, PROOF_NEEDED } from './error-code.ts';
import { forgetAnswers, keepAnswers, NO_PROBLEMS } from './returned.server.ts';

// Forms arrive in two ways: as JSON from our script, answered with JSON, and as a plain form from a page without script,
// answered with a redirect.

/** Ten times a checkout's form whose every field is full. */
const MAX_BYTES = 16 * 1024;

/** What the server says to a form. */
export type ServerReply =
  /** Go on there. */
  | { next: string }
  /** Sign in first. It gets the page to come back to, where what was typed is filled in again, and gives the address. */
  | { signInAt: (page: string) => string }
  /** `isProofNeeded`: the form is sent again with a code that proves who somebody is. */
  | { problems: Problems; isProofNeeded?: true }
  | { error: string; status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 428 | 429 | 500 | 502 | 503 };

/** The origin that the browser addressed, such as `https://harbour.example`. */
export function originOf({ headers, url }: Request): string {
  const protocol = headers.get('x-forwarded-proto') ?? new URL(url).protocol;
  return `${protocol.startsWith('https') ? 'https' : 'http'}://${headers.get('host')}`;
}

/**
 * Whose a request is by its address, for rate limits only; `unknown` without `x-forwarded-for`. See `clientHousehold` for
 * what can be forged.
 */
export const householdOfRequest = ({ headers }: Pick<Request, 'headers'>): Household =>
  clientHousehold(headers.get('x-forwarded-for'), environment().TRUSTED_PROXIES);

const typeOf = ({ headers }: Request): string => headers.get('content-type') ?? '';

/** Whether our script sent the form. */
export const isJson = (request: Request): boolean => typeOf(request).includes('application/json');

/** Whether a page without script sent the form. */
export const isPlainForm = (request: Request): boolean =>
  typeOf(request).startsWith('application/x-www-form-urlencoded');

/** Whether it is a form with a file. */
export const isMultipart = (request: Request): boolean => typeOf(request).startsWith('multipart/form-data');

/**
 * The answers of a form, as clean text (see lib/platform/text/clean.ts); anything that is no text is left out.
 * @returns null for a body that is too long or is no form
 */
export async function readAnswers(request: Request): Promise<Answers | null> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return null;
  return isJson(request) ? cleanAnswers(parseJson(body), MAX_BYTES) : plainAnswers(body);
}

/** The answers in the body of a plain form. */
export const plainAnswers = (body: string): Answers =>
  cleanAnswers(Object.fromEntries(new URLSearchParams(body)), body.length) ?? {};

/**
 * The texts in an object, cleaned and no longer than allowed.
 * @returns null for anything that is no object
 */
export function cleanAnswers(body: unknown, longest: number): Answers | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const answer = text(longest);
  const answers = Object.entries(body).map(([name, value]) => [name, answer.safeParse(value).data] as const);
  return Object.fromEntries(answers.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const OWN_PAGE = /^\/(?!\/)[\w./~%-]*(?:\?[\w=&.~%+-]*)?(?:#[\w-]*)?$/;

/** The page that a plain form belongs to, as it says itself; null for anything but an address of this site. */
export const ownPage = ({ page }: Answers): string | null => (page && OWN_PAGE.test(page) ? page : null);

/**
 * The response to a form. If the form is shown again without script, cookies of its page bring what was typed.
 * @param reply one of the usual replies, or one that the form's own script understands
 * @param page the address of the form's page, for browsers without script
 * @param typed the answers, null if they could not be read
 * @param cookies further cookies to set
 */
export function respond(
  request: Request,
  reply: ServerReply | { payment: unknown },
  {
    page,
    typed: typedAnswers,
    cookies = [],
  }: { page: string; typed: Answers | null; cookies?: readonly string[] },
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  if ('signInAt' in reply) return askToSignIn(request, reply, { page, typed: typedAnswers, headers });
  if (isJson(request)) {
    if ('isProofNeeded' in reply)
      return Response.json({ problems: reply.problems, code: PROOF_NEEDED }, { status: 403, headers });
    const status = 'status' in reply ? reply.status : 'problems' in reply ? 422 : 200;
    return Response.json(status < 400 ? reply : { ...reply, code: errorCode(status) }, { status, headers });
  }
  const back = 'problems' in reply || 'error' in reply;
  for (const value of back && typedAnswers
    ? keepAnswers(request, page, typedAnswers)
    : forgetAnswers(request, page))
    headers.append('set-cookie', value);
  headers.set('location', 'next' in reply ? reply.next : back ? withProblems(page, reply) : page);
  return new Response(null, { status: 303, headers });
}

/** Sends the visitor to sign in and back. What was typed waits in the same cookies, with our script and without. */
function askToSignIn(
  request: Request,
  { signInAt }: Extract<ServerReply, { signInAt: unknown }>,
  { page, typed: typedAnswers, headers }: { page: string; typed: Answers | null; headers: Headers },
): Response {
  const keeps = typedAnswers && Object.keys(typedAnswers).length > 0;
  for (const value of keeps ? keepAnswers(request, page, typedAnswers) : [])
    headers.append('set-cookie', value);
  const next = signInAt(keeps ? withNames(page, NO_PROBLEMS) : page);
  if (isJson(request)) return Response.json({ next, code: 'not_signed_in' }, { status: 401, headers });
  headers.set('location', next);
  return new Response(null, { status: 303, headers });
}

/** Only the names of fields go into the address, nothing that was typed. */
const withProblems = (page: string, reply: { problems: Problems } | { error: string; status: number }) =>
  withNames(page, 'problems' in reply ? Object.keys(reply.problems).join('.') : failureName(reply.status));

function withNames(page: string, names: string): string {
  const [path = '', anchor] = page.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${PROBLEMS_PARAMETER}=${names}${anchor ? `#${anchor}` : ''}`;
}
