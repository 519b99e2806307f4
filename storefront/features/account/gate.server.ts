import { signInPath } from '@forecourt/lib/sites/account-paths';
import { switchesOf } from '@/content/gates.server.ts';
import { originOf, readAnswers, respond } from '@/forms/request.server.ts';
import type { Draft } from '@/site/draft.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { type Gate, gateAt, triedGateAt } from './gates.ts';

/** A page behind a gate is for the signed-in shopper alone: no cache on the way may keep it for the next visitor. */
export const GATED_HEADERS = { 'cache-control': 'private, no-store' } as const;

/** `open`: nobody needs to sign in here. `passed`: somebody has. Else the way to sign-in. */
export type Passage = 'open' | 'passed' | Response;

/**
 * Stands before the pages of a site: whoever is not signed in is sent to do so, with the way back (GATE-01). It asks
 * for nothing where no gate stands, and the database once where one does.
 * @param address path and parameters as the browser asks for them
 * @param draft how somebody of the studio looks at the page: they pass, but for a gate that they look at before it is set
 * @throws when nobody can say which gates there are or who is signed in: then nobody passes
 */
export async function passGate(
  request: Request,
  site: string,
  address: { pathname: string; search: string },
  draft: Draft | null,
): Promise<Passage> {
  const trial = draft?.trial?.shown ? draft.trial.changes : null;
  if (draft && !trial) return 'open';
  const switches = await switchesOf(site);
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
  // The framework takes whole addresses from a proxy, and makes them short again.
  const wholeAddress = (location: string) => `${originOf(request)}${location}`;
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Response(null, {
      status: 307,
      headers: { ...GATED_HEADERS, location: wholeAddress(signInAt(`${pathname}${search}`)) },
    });
  // A form that was sent is not sent again: its page is where one goes on, with what was typed.
  const typedAnswers = isOwnRequest(request) ? await readAnswers(request) : null;
  const answer = respond(request, { signInAt }, { page: gate.page, typed: typedAnswers });
  answer.headers.set('cache-control', GATED_HEADERS['cache-control']);
  const location = answer.headers.get('location');
  if (location) answer.headers.set('location', wholeAddress(location));
  return answer;
}
