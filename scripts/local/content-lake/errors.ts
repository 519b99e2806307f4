/**
 * Errors in the shapes the Sanity HTTP API answers with. `@sanity/client` turns `{error: {description, type}}`
 * into ClientError with details, and `{statusCode, error, message}` into plain messages.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(messageOf(body));
    this.status = status;
    this.body = body;
  }
}

function messageOf(body: Record<string, unknown>): string {
  const error = body.error as { description?: string } | string | undefined;
  if (typeof error === 'object' && error.description) return error.description;
  return typeof body.message === 'string' ? body.message : 'request failed';
}

export interface MutationErrorItem {
  type: string;
  description: string;
  [detail: string]: unknown;
}

/** A refused mutation or action; `item.type` is what clients branch on, `index` the mutation it concerns. */
export function mutationError(status: number, item: MutationErrorItem, index = 0): ApiError {
  return new ApiError(status, {
    error: {
      description: `The mutation(s) failed: ${item.description}`,
      type: 'mutationError',
      items: [{ error: item, index }],
    },
  });
}

export function actionError(status: number, item: MutationErrorItem, index = 0): ApiError {
  return new ApiError(status, {
    error: { description: item.description, type: 'actionError', items: [{ error: item, index }] },
  });
}

/** A query that cannot be understood; `length` is how much of its text is to be pointed out. */
export function queryError(description: string, query: string, start = 0, length = 1): ApiError {
  const at = Math.min(Math.max(start, 0), query.length);
  return new ApiError(400, {
    error: {
      description,
      type: 'queryParseError',
      query,
      start: at,
      end: Math.min(at + length, query.length),
    },
  });
}

/** What ran for longer than it may. */
export const timedOut = () => new ApiError(504, { error: { description: 'The operation timed out' } });

export const badRequest = (description: string) =>
  new ApiError(400, { error: { description, type: 'validationError' } });

export const unauthorized = (message = 'Session not found') =>
  new ApiError(401, { statusCode: 401, error: 'Unauthorized', message, errorCode: 'SIO-401-ANF' });

export const forbidden = (permission: string) =>
  new ApiError(403, {
    error: {
      description: `Insufficient permissions; permission "${permission}" required`,
      type: 'insufficientPermissionsError',
      permission,
    },
  });

export const notFound = (message: string) =>
  new ApiError(404, { statusCode: 404, error: 'Not Found', message });

export const tooLarge = (limit: number) =>
  new ApiError(413, {
    error: {
      description: `Request body exceeds ${Math.round(limit / 1024)} KB`,
      type: 'requestEntityTooLargeError',
    },
  });
