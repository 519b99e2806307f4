import { ApiError, type ApiErrorCode, errorResponse } from '@forecourt/lib/platform/request/api-error';
import { BusyError, retryAfterOf } from '@forecourt/lib/platform/request/heavy-work.server';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { log } from '@/logging/log.server.ts';

export interface Failure {
  /** The log event of an unexpected error, such as `pdf_failed`. */
  event: string;
  text?: string;
  code?: Extract<ApiErrorCode, 'failed' | 'upstream_failed' | 'unavailable'>;
  /** The message while heavy work is queued; overload is then answered with 503 and Retry-After. */
  busyText?: string;
}

/**
 * A reply of a handler: a response, a JSON body, or null for 204. JSON bodies and 204 are never cached, unless
 * the whole route is.
 */
export type Reply = Response | object | null;

export const NEVER_CACHED = { 'cache-control': 'private, no-store' };

export function responseTo(reply: Reply, headers: Readonly<Record<string, string>> = NEVER_CACHED): Response {
  if (reply instanceof Response) return reply;
  return reply ? Response.json(reply, { headers }) : new Response(null, { status: 204, headers });
}

/** Logs an unexpected error. Returns the error for the client, which is an `ApiError` as it is. */
export function apiErrorOf(error: unknown, failure: Failure, logContext: object): ApiError {
  if (error instanceof ApiError) return error;
  const { event, text = UNKNOWN_ERROR, code = 'failed', busyText } = failure;
  const retryAfter = busyText === undefined ? null : retryAfterOf(error);
  if (busyText !== undefined && retryAfter !== null)
    return new ApiError('unavailable', error instanceof BusyError ? busyText : text, { retryAfter });
  log.error({ err: error, ...logContext }, event);
  return new ApiError(code, text);
}

/** Wraps a handler that belongs to no site, such as a webhook: errors become the one error response. */
export const withErrors =
  (handler: (request: Request) => Promise<Reply>, failure: Failure) =>
  async (request: Request): Promise<Response> => {
    try {
      return responseTo(await handler(request));
    } catch (error) {
      const requestId = request.headers.get('x-request-id');
      return errorResponse(apiErrorOf(error, failure, { requestId }));
    }
  };
