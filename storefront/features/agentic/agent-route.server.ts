import {
  answerOnce,
  InFlightError,
  type KeyedAnswer,
} from '@forecourt/lib/payments/agentic/idempotency.server';
import { PROTOCOL_VERSION, ProtocolError } from '@forecourt/lib/payments/agentic/protocol';
import { isSignedRequest, platformOfBearer } from '@forecourt/lib/payments/agentic/signatures';
import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import type { AgentPlatform } from '@forecourt/lib/platform/agent-platforms';
import { environment } from '@forecourt/lib/platform/env';
import type { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { hasAgenticCheckout } from '@forecourt/lib/sites/address-table';
import type { Site } from '@forecourt/lib/sites/site';
import { type SiteCall, withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

/** Ten times a request with every field. */
const MAX_BYTES = 64 * 1024;
const VERSIONS = [PROTOCOL_VERSION];

export interface AgentCall {
  site: Site;
  platform: AgentPlatform;
  /** The session in the address; empty without one. */
  session: string;
  /** Parsed JSON; undefined if the request has no body. */
  body: unknown;
  pool: SiteCall['pool'];
}

interface AgentReply extends KeyedAnswer {
  checkoutId: string | null;
}

interface RouteOptions {
  /** Answers once per `Idempotency-Key`; for POST. */
  isKeyed: boolean;
}

/**
 * Wraps a route of the Agentic Commerce Protocol: bearer token, version, signature, JSON body and idempotency
 * key, in this order. Every error has the protocol's flat form.
 * @param handler throws `ProtocolError` to refuse
 */
export const agentRoute = (handler: (call: AgentCall) => Promise<AgentReply>, { isKeyed }: RouteOptions) =>
  withSite(
    async ({ request, site, params, pool }) => {
      const headers = echoOf(request);
      try {
        const platform = platformOf(request);
        expectVersion(request);
        const body = await bodyOf(request);
        expectSignature(request, platform, body);
        const call: AgentCall = { site, platform, session: params.session ?? '', body, pool };
        if (!isKeyed) {
          const { status, body: answer } = await handler(call);
          return Response.json(answer, { status, headers });
        }
        const {
          status,
          body: answer,
          isReplay,
        } = await answerOnce(
          pool,
          {
            siteSlug: site.slug,
            platform: platform.id,
            endpoint: pathOf(request),
            key: request.headers.get('idempotency-key'),
            body,
          },
          () => handler(call),
        );
        return Response.json(answer, {
          status,
          headers: { ...headers, ...(isReplay && { 'idempotent-replayed': 'true' }) },
        });
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        if (error.cause)
          log.error({ problem: stripeProblem(error.cause), site: site.slug }, 'agentic_payment_failed');
        return Response.json(error.body, {
          status: error.status,
          headers: {
            ...headers,
            ...(error instanceof InFlightError && { 'retry-after': String(error.retryAfter) }),
          },
        });
      }
    },
    {
      params: ['session'],
      isOffered: hasAgenticCheckout,
      rate: 'agentCheckout',
      failure: { event: 'agentic_checkout_failed' },
      answerError,
    },
  );

/** Without the site's internal folder, which the proxy adds. */
const pathOf = ({ url }: Request): string => new URL(url).pathname;

function echoOf({ headers }: Request): Record<string, string> {
  const key = headers.get('idempotency-key');
  const requestId = headers.get('request-id');
  return {
    'cache-control': 'private, no-store',
    'api-version': PROTOCOL_VERSION,
    ...(key && { 'idempotency-key': key }),
    ...(requestId && { 'request-id': requestId.slice(0, 255) }),
  };
}

function platformOf({ headers }: Request): AgentPlatform {
  const platform = platformOfBearer(environment().AGENT_PLATFORMS, headers.get('authorization'));
  if (!platform) throw new ProtocolError(401, 'unauthorized', 'The bearer token is missing or wrong.');
  return platform;
}

function expectVersion({ headers }: Request): void {
  const version = headers.get('api-version');
  if (!version)
    throw new ProtocolError(400, 'missing_api_version', 'The API-Version header is required.', {
      supported_versions: VERSIONS,
    });
  if (!VERSIONS.includes(version))
    throw new ProtocolError(400, 'unsupported_api_version', 'This API version is not supported.', {
      supported_versions: VERSIONS,
    });
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await readBody(request, MAX_BYTES);
  if (text === null) throw new ProtocolError(413, 'too_large', 'The request is too large.');
  if (text === '') return undefined;
  const body = parseJson(text);
  if (body === undefined) throw new ProtocolError(400, 'invalid', 'The body is not JSON.');
  return body;
}

function expectSignature({ headers }: Request, { signingSecret }: AgentPlatform, body: unknown): void {
  if (!signingSecret) return;
  const signed = { signature: headers.get('signature'), timestamp: headers.get('timestamp'), body };
  if (!isSignedRequest(signingSecret, signed, new Date()))
    throw new ProtocolError(401, 'invalid_signature', 'The Signature is missing, wrong or too old.');
}

/** Answers the errors of the wrapper itself in the protocol's form. */
function answerError(error: ApiError, request: Request): Response {
  const type =
    error.status >= 500
      ? error.status === 503
        ? 'service_unavailable'
        : 'processing_error'
      : 'invalid_request';
  const { retryAfter } = error.options;
  return Response.json(
    { type, code: error.code, message: error.message },
    {
      status: error.status,
      headers: { ...echoOf(request), ...(retryAfter && { 'retry-after': String(retryAfter) }) },
    },
  );
}
