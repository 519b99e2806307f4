import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { PROBLEMS_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { text } from '@forecourt/lib/platform/text/schema';
import { errorIn } from '@/handlers/error-language.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { type Answers, failureName, PROBLEMS_PARAMETER, type Problems } from './answers.ts';
import { answerCookies, forgetAnswers, NO_PROBLEMS } from './returned.server.ts';

// Forms arrive as JSON from our script, answered with JSON, or as plain forms without scripts, answered with
// a redirect.

/** Ten times a checkout form with every field full. */
const MAX_BYTES = 16 * 1024;

const SIGN_IN_TEXT = 'Please sign in first.';

export type ServerReply =
  | { next: string }
  /** Sign in first. Receives the page to return to, and returns the sign-in URL. */
  | { signInAt: (page: string) => string }
  /** `isProofNeeded`: submit again with a one-time code that verifies the sender's identity. */
  | { problems: Problems; isProofNeeded?: true }
  | { error: ApiError };

/** A reply that only the form's own script handles. */
export type OwnReply = { payment: unknown } | { spun: unknown };

/** Returns the origin of the request, such as `https://harbour.example`. */
export function originOf({ headers, url }: Request): string {
  const protocol = headers.get('x-forwarded-proto') ?? new URL(url).protocol;
  return `${protocol.startsWith('https') ? 'https' : 'http'}://${headers.get('host')}`;
}

const typeOf = ({ headers }: Request): string => headers.get('content-type') ?? '';

export const isJson = (request: Request): boolean => typeOf(request).includes('application/json');

/** Returns whether the form was submitted without scripts. */
export const isPlainForm = (request: Request): boolean =>
  typeOf(request).startsWith('application/x-www-form-urlencoded');

/** Returns whether the form contains a file. */
export const isMultipart = (request: Request): boolean => typeOf(request).startsWith('multipart/form-data');

/** Returns the values of a form, cleaned; null if the body is too long or not a form. */
export async function readAnswers(request: Request): Promise<Answers | null> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return null;
  return isJson(request) ? cleanAnswers(parseJson(body), MAX_BYTES) : plainAnswers(body);
}

export const plainAnswers = (body: string): Answers =>
  cleanAnswers(Object.fromEntries(new URLSearchParams(body)), body.length) ?? {};

/** Returns the strings of an object, cleaned and limited in length; null if it is not an object. */
export function cleanAnswers(body: unknown, longest: number): Answers | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const answer = text(longest);
  const answers = Object.entries(body).map(([name, value]) => [name, answer.safeParse(value).data] as const);
  return Object.fromEntries(answers.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const OWN_PAGE = /^\/(?!\/)[\w./~%-]*(?:\?[\w=&.~%+-]*)?(?:#[\w-]*)?$/;

/** Returns the page that a plain form names as its own; null unless it is a path of this site. */
export const ownPage = ({ page }: Answers): string | null => (page && OWN_PAGE.test(page) ? page : null);

/**
 * Responds to a form. Without scripts, invalid forms are shown again with values from cookies.
 * @param page the form's page, for browsers without scripts
 * @param typed the submitted values; null if they could not be read
 * @param kept values for the form's page, to which another page leads back
 */
export function respond(
  request: Request,
  reply: ServerReply | OwnReply,
  {
    page: address,
    typed: typedAnswers,
    cookies = [],
    kept,
  }: { page: string; typed: Answers | null; cookies?: readonly string[]; kept?: Answers | undefined },
): Response {
  // The browser returns the answers to the page in its own language only.
  const page = localised(address);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  for (const value of kept ? answerCookies(request, page, kept) : []) headers.append('set-cookie', value);
  if ('signInAt' in reply) return askToSignIn(request, reply, { page, typed: typedAnswers, headers });
  if (isJson(request)) {
    if ('error' in reply) return errorResponse(errorIn(reply.error, language()), headers);
    if (!('problems' in reply))
      return Response.json('next' in reply ? { ...reply, next: localised(reply.next) } : reply, { headers });
    const code = reply.isProofNeeded ? 'proof_needed' : 'validation';
    const error = new ApiError(code, PROBLEMS_TEXT, { fields: reply.problems });
    return errorResponse(errorIn(error, language()), headers);
  }
  const back = 'problems' in reply || 'error' in reply;
  const returned = back && typedAnswers ? answerCookies(request, page, typedAnswers) : null;
  for (const value of returned ?? (kept ? [] : forgetAnswers(request, page)))
    headers.append('set-cookie', value);
  headers.set('location', localised('next' in reply ? reply.next : back ? withProblems(page, reply) : page));
  return new Response(null, { status: 303, headers });
}

/** Returns an address of this site in the language of the request. */
const localised = (address: string): string => inLanguage(address, language());

const language = (): Language => handlerLanguage() ?? ENGLISH;

/** Redirects the visitor to sign in and back. The values are kept in cookies. */
function askToSignIn(
  request: Request,
  { signInAt }: Extract<ServerReply, { signInAt: unknown }>,
  { page, typed: typedAnswers, headers }: { page: string; typed: Answers | null; headers: Headers },
): Response {
  const keeps = typedAnswers && Object.keys(typedAnswers).length > 0;
  for (const value of keeps ? answerCookies(request, page, typedAnswers) : [])
    headers.append('set-cookie', value);
  const next = localised(signInAt(keeps ? withNames(page, NO_PROBLEMS) : page));
  if (isJson(request)) {
    const error = new ApiError('not_signed_in', SIGN_IN_TEXT, { details: { next } });
    return errorResponse(errorIn(error, language()), headers);
  }
  headers.set('location', next);
  return new Response(null, { status: 303, headers });
}

const withProblems = (page: string, reply: { problems: Problems } | { error: ApiError }) =>
  withNames(
    page,
    'problems' in reply ? Object.keys(reply.problems).join('.') : failureName(reply.error.status),
  );

function withNames(page: string, names: string): string {
  const [path = '', anchor] = page.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${PROBLEMS_PARAMETER}=${names}${anchor ? `#${anchor}` : ''}`;
}
