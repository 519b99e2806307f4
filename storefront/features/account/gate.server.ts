import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import { proxySettingsOf } from '@/content/gates.server.ts';
import { originOf, readAnswers, respond } from '@/forms/request.server.ts';
import type { Draft } from '@/site/draft.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { type Gate, gateAt, triedGateAt } from './gates.ts';

export const GATED_HEADERS = { 'cache-control': 'private, no-store' } as const;

/** `open`: no sign-in needed here. `passed`: the shopper is signed in. Otherwise a redirect to sign-in. */
export type Passage = 'open' | 'passed' | Response;

/**
 * Enforces sign-in gates: redirects visitors who are not signed in, with the way back (GATE-01).
 * @param address path and parameters as requested, without the language
 * @param draft a preview in the studio, which passes every gate except one that is itself being previewed
 * @throws when gates or session cannot be read; then access is denied
 */
export async function passGate(
  request: Request,
  site: string,
  address: { pathname: string; search: string },
  draft: Draft | null,
): Promise<Passage> {
  const trial = draft?.trial?.shown ? draft.trial.changes : null;
  if (draft && !trial) return 'open';
  const switches = await proxySettingsOf(site);
  const gate =
    switches && (trial ? triedGateAt(switches, trial, address.pathname) : gateAt(switches, address.pathname));
  if (!gate) return 'open';
  return (await readShopper(request, { slug: site })) ? 'passed' : toSignIn(request, gate, address);
}

async function toSignIn(
  request: Request,
  gate: Gate,
  { pathname, search }: { pathname: string; search: string },
): Promise<Response> {
  const signInAt = (redirect: string) => signInPath(gate.type, { redirect, back: gate.back });
  // Next requires absolute addresses from a proxy and shortens them again.
  const language = handlerLanguage() ?? ENGLISH;
  const wholeAddress = (location: string) => `${originOf(request)}${inLanguage(location, language)}`;
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Response(null, {
      status: 307,
      headers: { ...GATED_HEADERS, location: wholeAddress(signInAt(`${pathname}${search}`)) },
    });
  // The form is not sent again after sign-in. The shopper returns to its page, with their answers.
  const typedAnswers = isOwnRequest(request) ? await readAnswers(request) : null;
  const answer = respond(request, { signInAt }, { page: gate.page, typed: typedAnswers });
  answer.headers.set('cache-control', GATED_HEADERS['cache-control']);
  const location = answer.headers.get('location');
  if (location) answer.headers.set('location', wholeAddress(location));
  return answer;
}
