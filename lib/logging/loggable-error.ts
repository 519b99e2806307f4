import { withoutPersonalData } from './without-personal-data.ts';

/** What a log line says of an error. */
export interface LoggableError {
  type: string;
  message?: string;
  code?: string | number;
  status?: number;
  requestId?: string;
  stack?: string;
  cause?: LoggableError;
}

interface VendorError extends Partial<Error> {
  message: string;
  code?: string | number;
  statusCode?: number;
  requestId?: string;
}

/**
 * What may be logged of an error. Other properties are left out, and for Stripe and PostgreSQL the message too: they quote
 * what a person typed and carry whole rows and responses.
 */
export function loggableError(error: unknown): LoggableError {
  if (!isErrorLike(error)) return { type: typeof error };
  const { name = 'Error', message, code, statusCode, requestId, stack, cause } = error;
  const quotes = 'severity' in error || 'rawType' in error;
  const frames = stack?.slice(Math.max(stack.indexOf('\n    at '), 0)).trim();
  return {
    type: name,
    ...(!quotes && { message: withoutPersonalData(message) }),
    ...(code !== undefined && { code }),
    ...(statusCode !== undefined && { status: statusCode }),
    ...(requestId !== undefined && { requestId }),
    ...(frames?.startsWith('at ') && { stack: frames }),
    ...(cause !== undefined && { cause: loggableError(cause) }),
  };
}

/** An error, or a copy of its properties, as the job queue reports one. */
const isErrorLike = (error: unknown): error is VendorError =>
  error instanceof Error ||
  (typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string' &&
    'stack' in error &&
    typeof error.stack === 'string');
