import { setTimeout as wait } from 'node:timers/promises';
import type { Context as Request } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Cause, Context } from '../context.ts';
import { expireDue } from '../rules/sessions.ts';
import { randomLetters } from '../store/ids.ts';
import { API_VERSION } from '../version.ts';
import type { FaultSwitches } from '../webhooks/faults.ts';
import { badParameter, StripeFault } from './errors.ts';
import { type FormValue, parseForm } from './form.ts';
import { keepAnswer, knownAnswer } from './idempotency.ts';
import { checkKey } from './keys.ts';

/** A call as its handler sees it. */
interface Call {
  context: Context;
  /** Parts of the address, as the route names them. */
  id: string;
  parameters: Record<string, FormValue>;
  cause: Cause;
}

/** Does what a call asks for and gives the object that answers it. */
export type Handler = (call: Call) => object;

const LARGEST = 1_000_000;

/** Turns a handler into a route: key, version, parameters, idempotency, faults and errors are the same for all. */
export function respond(
  context: Context,
  faults: FaultSwitches,
  handler: Handler,
  needs: 'secret' | 'publishable' = 'secret',
) {
  return async (request: Request): Promise<Response> => {
    const requestId = `req_${randomLetters(14)}`;
    const key = request.req.method === 'POST' ? (request.req.header('idempotency-key') ?? null) : null;
    const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
      request.body(body, status as ContentfulStatusCode, {
        'content-type': 'application/json',
        ...(needs === 'publishable' ? { 'access-control-allow-origin': '*' } : {}),
        'request-id': requestId,
        'stripe-version': API_VERSION,
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      });
    try {
      // Payers' pages work whatever is switched: the faults are those between the product and Stripe.
      const { api, latencyMs } = needs === 'secret' ? faults.now : { api: 'works', latencyMs: 0 };
      if (api === 'down')
        return answer(
          503,
          fault({ type: 'api_error', message: 'The service is down, by its fault switch.' }),
        );
      if (api === 'rate_limited')
        return answer(
          429,
          // No type of its own: Stripe's clients know it by the status.
          fault({ type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }),
        );
      const text =
        request.req.method === 'POST' ? await request.req.text() : new URL(request.req.url).search.slice(1);
      const { key: named, ...parameters } = parametersOf(text);
      // A browser's call carries its key in the body, so that it is asked no question first (CORS).
      const authorization =
        typeof named === 'string' ? `Bearer ${named}` : request.req.header('authorization');
      checkKey(context.options, authorization, needs);
      checkVersion(request.req.header('stripe-version'));
      const done = carryOut(context, handler, {
        requestId,
        key,
        method: request.req.method,
        path: request.req.path,
        id: request.req.param('id') ?? '',
        text,
        parameters,
      });
      if (latencyMs > 0) await wait(latencyMs);
      if (api === 'lost_answer') throw new LostAnswer();
      return answer(done.status, done.body, done.headers);
    } catch (error) {
      if (error instanceof StripeFault) return answer(error.status, fault(error.body));
      throw error;
    }
  };
}

/** Thrown where the connection is to be cut without an answer. */
export class LostAnswer extends Error {}

const fault = (error: object) => JSON.stringify({ error }, null, 2);

function checkVersion(version: string | undefined): void {
  if (version && version !== API_VERSION)
    throw badParameter(
      `This service speaks the version ${API_VERSION} only; the request asks for ${version}.`,
      'Stripe-Version',
    );
}

function parametersOf(text: string): Record<string, FormValue> {
  if (text.length > LARGEST) throw badParameter('The request is too large.', '');
  try {
    return parseForm(text);
  } catch (error) {
    if (error instanceof RangeError)
      throw badParameter(`Invalid parameter name: ${error.message}`, error.message);
    throw error;
  }
}

function carryOut(
  context: Context,
  handler: Handler,
  call: {
    requestId: string;
    key: string | null;
    method: string;
    path: string;
    id: string;
    text: string;
    parameters: Record<string, FormValue>;
  },
): { status: number; body: string; headers: Record<string, string> } {
  const { store } = context;
  // Nobody is shown a session as open whose time is over.
  expireDue(context);
  const identity = [call.method, call.path, call.text];
  return store.transaction(() => {
    const known = call.key ? knownAnswer(store, call.key, identity) : undefined;
    if (known)
      return {
        status: known.status,
        body: known.body,
        headers: { 'idempotent-replayed': 'true', 'original-request': known.request },
      };
    const cause: Cause = { id: call.requestId, idempotencyKey: call.key };
    const outcome = outcomeOf(() => handler({ context, id: call.id, parameters: call.parameters, cause }));
    const { keep, ...answer } = outcome;
    const headers: Record<string, string> = {};
    if (call.key && keep) {
      keepAnswer(store, call.key, identity, { ...answer, request: call.requestId });
      headers['original-request'] = call.requestId;
    }
    return { ...answer, headers };
  });
}

function outcomeOf(work: () => object): { status: number; body: string; keep: boolean } {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2), keep: true };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: fault(error.body), keep: !error.beforeStart };
  }
}
