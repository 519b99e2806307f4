import { setTimeout as wait } from 'node:timers/promises';
import type { Context as Request } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Cause, Context } from '../context.ts';
import { expireDueSessions } from '../rules/sessions.ts';
import { randomLetters } from '../store/ids.ts';
import { API_VERSION, PREVIEW_VERSION } from '../version.ts';
import type { FaultSwitches } from '../webhooks/faults.ts';
import { badParameter, StripeFault } from './errors.ts';
import { type FormValue, parseForm } from './form.ts';
import { findStoredResponse, storeResponse } from './idempotency.ts';
import { checkKey } from './keys.ts';

interface Call {
  context: Context;
  /** The `:id` of the route; empty if it has none. */
  id: string;
  parameters: Record<string, FormValue>;
  cause: Cause;
}

export type Handler = (call: Call) => object;

const MAX_BODY_LENGTH = 1_000_000;

/**
 * Turns a handler into a route, with common handling of key, version, parameters, idempotency, fault switches
 * and errors.
 */
export function respond(
  context: Context,
  faults: FaultSwitches,
  handler: Handler,
  needs: 'secret' | 'publishable' = 'secret',
) {
  return async (request: Request): Promise<Response> => {
    const requestId = `req_${randomLetters(14)}`;
    const key = request.req.method === 'POST' ? (request.req.header('idempotency-key') ?? null) : null;
    const respondWith = (status: number, body: string, headers: Record<string, string> = {}) =>
      request.body(body, status as ContentfulStatusCode, {
        'content-type': 'application/json',
        ...(needs === 'publishable' ? { 'access-control-allow-origin': '*' } : {}),
        'request-id': requestId,
        'stripe-version': API_VERSION,
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      });
    try {
      // The fault switches affect only the product's calls; payers' pages always work.
      const { api, latencyMs } = needs === 'secret' ? faults.now : { api: 'works', latencyMs: 0 };
      if (api === 'down')
        return respondWith(
          503,
          fault({ type: 'api_error', message: 'The service is down (simulated fault).' }),
        );
      if (api === 'rate_limited')
        return respondWith(
          429,
          // Stripe's rate limit error has no separate type; clients recognise the status.
          fault({ type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }),
        );
      const text =
        request.req.method === 'POST' ? await request.req.text() : new URL(request.req.url).search.slice(1);
      const { key: bodyKey, ...parameters } = parametersOf(text);
      // Browsers send the key in the body, which avoids a CORS preflight.
      const authorization =
        typeof bodyKey === 'string' ? `Bearer ${bodyKey}` : request.req.header('authorization');
      checkKey(context.options, authorization, needs);
      checkVersion(request.req.header('stripe-version'), request.req.path);
      const response = carryOut(context, handler, {
        requestId,
        key,
        method: request.req.method,
        path: request.req.path,
        id: request.req.param('id') ?? '',
        text,
        parameters,
      });
      if (latencyMs > 0) await wait(latencyMs);
      if (api === 'lost_answer') throw new LostResponse();
      return respondWith(response.status, response.body, response.headers);
    } catch (error) {
      if (error instanceof StripeFault) return respondWith(error.status, fault(error.body));
      throw error;
    }
  };
}

/** Thrown to close the connection without a response. */
export class LostResponse extends Error {}

const fault = (error: object) => JSON.stringify({ error }, null, 2);

/** Calls with shared payment tokens ask for the preview, which the pinned version does not include. */
const PREVIEW_PATHS = /^\/v1\/(?:payment_intents$|shared_payment\/|test_helpers\/shared_payment\/)/;

function checkVersion(version: string | undefined, path: string): void {
  if (version === PREVIEW_VERSION && PREVIEW_PATHS.test(path)) return;
  if (version && version !== API_VERSION)
    throw badParameter(
      `This service speaks the version ${API_VERSION} only; the request asks for ${version}.`,
      'Stripe-Version',
    );
}

function parametersOf(text: string): Record<string, FormValue> {
  if (text.length > MAX_BODY_LENGTH) throw badParameter('The request is too large.', '');
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
  // Requests must not see an overdue session as open.
  expireDueSessions(context);
  const identity = [call.method, call.path, call.text];
  return store.transaction(() => {
    const storedResponse = call.key ? findStoredResponse(store, call.key, identity) : undefined;
    if (storedResponse)
      return {
        status: storedResponse.status,
        body: storedResponse.body,
        headers: { 'idempotent-replayed': 'true', 'original-request': storedResponse.request },
      };
    const cause: Cause = { id: call.requestId, idempotencyKey: call.key };
    const outcome = outcomeOf(() => handler({ context, id: call.id, parameters: call.parameters, cause }));
    const { keep, ...response } = outcome;
    const headers: Record<string, string> = {};
    if (call.key && keep) {
      storeResponse(store, call.key, identity, { ...response, request: call.requestId });
      headers['original-request'] = call.requestId;
    }
    return { ...response, headers };
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
