/** What a log line says of an error. */
export interface ToldError {
  type: string;
  message?: string;
  code?: string | number;
  status?: number;
  requestId?: string;
  stack?: string;
  cause?: ToldError;
}

interface VendorError extends Error {
  code?: string | number;
  statusCode?: number;
  requestId?: string;
}

/**
 * What may be told of an error. Its other properties stay out, and of Stripe and PostgreSQL the words too: they
 * quote what a person typed, and whole rows and answers hang on them.
 */
export function toldError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, code, statusCode, requestId, stack, cause } = error as VendorError;
  const quotes = 'severity' in error || 'rawType' in error;
  const frames = stack?.slice(Math.max(stack.indexOf('\n    at '), 0)).trim();
  return {
    type: name,
    ...(!quotes && { message }),
    ...(code !== undefined && { code }),
    ...(statusCode !== undefined && { status: statusCode }),
    ...(requestId !== undefined && { requestId }),
    ...(frames?.startsWith('at ') && { stack: frames }),
    ...(cause !== undefined && { cause: toldError(cause) }),
  };
}
