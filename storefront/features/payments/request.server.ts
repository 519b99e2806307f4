import { environment } from '@forecourt/lib/env';
import { parseJson, readBody } from '@forecourt/lib/request/body';
import { text } from '@forecourt/lib/text/schema';
import { clientAddress } from '@/site/client-address.ts';
import type { Answers, Problems } from './answers.ts';
import type { Payable } from './payable.ts';

// Forms come in two ways: as JSON from our script, which is answered with JSON, and as a plain form from a
// page whose script has not come, which is answered with the address to go on to.

/** A checkout's form with every field full is a tenth of it. */
const MAX_BYTES = 16 * 1024;

/** What the server says to a form. */
export type Answer =
  /** Go on there. */
  | { next: string }
  /** Agreed to the terms: this is how it is paid. */
  | { payment: Payable }
  | { problems: Problems }
  | { error: string; status: 403 | 413 | 429 | 500 | 503 };

/** Where requests come from, as their browser addressed it. */
export function originOf({ headers, url }: Request): string {
  const protocol = headers.get('x-forwarded-proto') ?? new URL(url).protocol;
  return `${protocol.startsWith('https') ? 'https' : 'http'}://${headers.get('host')}`;
}

export const addressOf = ({ headers }: Request): string =>
  clientAddress(headers.get('x-forwarded-for'), environment().TRUSTED_PROXIES);

/** Whether our script asks, not a plain form. */
export const isJson = ({ headers }: Request): boolean =>
  headers.get('content-type')?.includes('application/json') ?? false;

/**
 * What a form says; clean text only (see lib/text/clean.ts), whatever else was sent is left out.
 * @returns null for a body that is too long or is no form
 */
export async function readAnswers(request: Request): Promise<Answers | null> {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return null;
  const given = isJson(request) ? parseJson(body) : Object.fromEntries(new URLSearchParams(body));
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const answer = text(MAX_BYTES);
  const answers = Object.entries(given).map(([name, value]) => [name, answer.safeParse(value).data] as const);
  return Object.fromEntries(answers.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * The answer to a form.
 * @param back the page of the form, for browsers without script
 * @param cookies set along with it
 */
export function respond(
  request: Request,
  answer: Answer,
  back: string,
  cookies: readonly string[] = [],
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  if (isJson(request)) {
    const status = 'status' in answer ? answer.status : 'problems' in answer ? 422 : 200;
    return Response.json(answer, { status, headers });
  }
  headers.set(
    'location',
    'next' in answer ? answer.next : 'payment' in answer ? back : withProblems(back, answer),
  );
  return new Response(null, { status: 303, headers });
}

/** The names of the questions alone: nothing of what was typed belongs into an address. */
function withProblems(back: string, answer: { problems: Problems } | { error: string }): string {
  const named = 'problems' in answer ? Object.keys(answer.problems).join('.') : 'failed';
  return `${back}${back.includes('?') ? '&' : '?'}problems=${named}`;
}
