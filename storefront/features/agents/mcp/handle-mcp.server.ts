import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError, type ApiErrorCode } from '@forecourt/lib/platform/request/api-error';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { log } from '@/logging/log.server.ts';
import { CROSS_ORIGIN_HEADERS } from '@/site/cross-origin.ts';
import { clientName } from './client-name.ts';
import { isAcceptedOrigin } from './origin.ts';
import { siteServer } from './site-server.server.ts';

/** A call has a sentence and some filters. */
const MAX_BYTES = 32 * 1024;

const HEADERS = { ...CROSS_ORIGIN_HEADERS, 'cache-control': 'private, no-store' };

/**
 * Answers one message of the Model Context Protocol by streamable HTTP. The server keeps no session, so any instance
 * can answer; GET and DELETE, which belong to sessions, are refused by the proxy.
 * @throws ApiError for a request that is refused before it is read as a message
 */
export async function handleMcp(request: Request, site: Site): Promise<Response> {
  if (!isAcceptedOrigin(request.headers.get('origin'), request.headers.get('host')))
    throw new ApiError('forbidden', 'Pages of this origin may not call this server.');
  await expectSiteRate(site);
  const body = await readBody(request, MAX_BYTES);
  if (body === null) throw new ApiError('too_large', `A message has at most ${MAX_BYTES} bytes.`);
  const message = parseJson(body);
  if (message === undefined) throw new ApiError('bad_input', 'The body is not JSON.');
  // The protocol has had no batches since revision 2025-06-18, and one would be counted as a single request.
  if (Array.isArray(message)) throw new ApiError('bad_input', 'Send one message per request.');
  const response = await answer(request, message, site);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

async function answer(request: Request, message: unknown, site: Site): Promise<Response> {
  const source = clientName(message, request.headers.get('user-agent'));
  const server = siteServer({ site, now: new Date(), campaign: { medium: 'assistant', source }, request });
  // Responses are JSON, because no tool sends anything before its result.
  if (await isLegacyRequest(request, message)) {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: message });
  }
  const handler = createMcpHandler(() => server, {
    legacy: 'reject',
    // A subscription would keep a connection open, and nothing is announced.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  return handler.fetch(request, { parsedBody: message });
}

/** Limits what all assistants together may use of a site, so that pages stay fast for visitors. */
async function expectSiteRate({ slug }: Site): Promise<void> {
  const pool = databasePool(environment().DATABASE_URL);
  const counted = { what: 'agents', site: slug, by: 'everybody' as const };
  if (await withinRate(pool, counted, RATES.agentsOfSite)) return;
  log.warn({ site: slug, rate: 'agentsOfSite' }, 'rate_limited');
  throw new ApiError('rate_limit', 'Many assistants are asking right now. Please try again shortly.', {
    retryAfter: RATES.agentsOfSite.windowSeconds,
  });
}

const JSON_RPC_CODES: Partial<Record<ApiErrorCode, number>> = {
  bad_input: ProtocolErrorCode.InvalidRequest,
  too_large: ProtocolErrorCode.InvalidRequest,
};
/** Of errors that JSON-RPC has no code for; the range is reserved for servers. */
const SERVER_ERROR = -32_000;

/** Returns a refusal as JSON-RPC, which clients of the protocol can read, with the status and `Retry-After`. */
export function mcpErrorResponse({ code, message, status, options: { retryAfter } }: ApiError): Response {
  const headers = new Headers(HEADERS);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const error = {
    code: JSON_RPC_CODES[code] ?? SERVER_ERROR,
    message: retryAfter === undefined ? message : `${message} Try again after ${retryAfter} seconds.`,
    data: { code, ...(retryAfter !== undefined && { retryAfter }) },
  };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status, headers });
}
