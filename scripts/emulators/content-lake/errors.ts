/**
 * Errors in the response formats of Sanity's HTTP API. `@sanity/client` turns `{error: {description, type}}`
 * into a ClientError with details, and `{statusCode, error, message}` into a plain message.
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

/** A refused mutation or action. Clients branch on `item.type`; `index` is the position of the mutation. */
export function mutationError(status: number, item: MutationErrorItem, index = 0): ApiError {
  return new ApiError(status, {
    error: {
      description: `The mutation(s) failed: ${item.description}`,
      type: 'mutationError',
      items: [{ error: item, index }],
    },
  });
}

/**
 * A refused action, and with it every action of its request. Unlike `mutationError`, it describes the
 * problem without a prefix; `index` is the position of the action.
 */
export function actionError(status: number, item: MutationErrorItem, index = 0): ApiError {
  return new ApiError(status, {
    error: { description: item.description, type: 'actionError', items: [{ error: item, index }] },
  });
}

/** A query that cannot be parsed; `start` and `length` mark the faulty part of its text. */
export function queryError(description: string, query: string, start = 0, length = 1): ApiError {
  const position = Math.min(Math.max(start, 0), query.length);
  return new ApiError(400, {
    error: {
      description,
      type: 'queryParseError',
      query,
      start: position,
      end: Math.min(position + length, query.length),
    },
  });
}

export const timedOut = () => new ApiError(504, { error: { description: 'The operation timed out' } });

export const badRequest = (description: string) =>
  new ApiError(400, { error: { description, type: 'validationError' } });

/**
 * A 401 for a request without a valid session or token, with Sanity's code for a session that does not exist.
 */
export const unauthorized = (message = 'Session not found') =>
  new ApiError(401, { statusCode: 401, error: 'Unauthorized', message, errorCode: 'SIO-401-ANF' });

/** A 403 for missing permissions; `permission` names the missing one, such as `history`. */
export const forbidden = (permission: string) =>
  new ApiError(403, {
    error: {
      description: `Insufficient permissions; permission "${permission}" required`,
      type: 'insufficientPermissionsError',
      permission,
    },
  });

/**
 * A 404 for an unknown address, project, dataset or asset. A missing document is a `documentNotFoundError`
 * instead.
 */
export const notFound = (message: string) =>
  new ApiError(404, { statusCode: 404, error: 'Not Found', message });

export const tooLarge = (limit: number) =>
  new ApiError(413, {
    error: {
      description: `Request body exceeds ${Math.round(limit / 1024)} KB`,
      type: 'requestEntityTooLargeError',
    },
  });
