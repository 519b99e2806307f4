import { withoutPersonalData } from './without-personal-data.ts';

export interface LoggableError {
  type: string;
  message?: string;
  code?: string | number;
  status?: number;
  requestId?: string;
  /** Schema names in a PostgreSQL error. */
  table?: string;
  column?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggableError;
  /** Members of an AggregateError. */
  errors?: LoggableError[];
}

/** Maximum depth of causes; an error can be its own cause. */
const DEEPEST = 5;
/** Maximum logged members of an AggregateError. */
const MOST_ERRORS = 5;
/** Longer messages contain a document or a response. */
const LONGEST_MESSAGE = 2_000;
/**
 * Classes of PostgreSQL errors whose messages quote only schema names: connections, transactions, syntax,
 * resources, operator intervention and system. Others may quote user input.
 */
const PLAIN_CLASSES = /^(?:08|25|40|42|53|54|55|57|58|XX)/;

/**
 * Returns what may be logged of an error or other thrown value.
 * Leaves out other properties, such as detail and parameters of PostgreSQL errors, and messages of Stripe and
 * of PostgreSQL about data: they quote user input and whole rows.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (typeof error === 'string') return { type: 'string', message: plainMessage(error) };
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { message, code, statusCode, requestId, stack, cause } = error as Record<string, unknown>;
  const isDeep = depth >= DEEPEST;
  const frames = typeof stack === 'string' ? stack.slice(Math.max(stack.indexOf('\n    at '), 0)).trim() : '';
  return {
    type: typeOf(error),
    ...(typeof message === 'string' && !quotesData(error) && { message: plainMessage(message) }),
    ...(isCode(code) && { code }),
    ...(typeof statusCode === 'number' && { status: statusCode }),
    ...(typeof requestId === 'string' && { requestId }),
    ...('severity' in error && schemaNames(error)),
    ...(frames.startsWith('at ') && { stack: frames }),
    ...(cause !== undefined && cause !== null && !isDeep && { cause: loggableError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { errors: error.errors.slice(0, MOST_ERRORS).map((one) => loggableError(one, depth + 1)) }),
  };
}

const plainMessage = (message: string): string => withoutPersonalData(message.slice(0, LONGEST_MESSAGE));

const isCode = (code: unknown): code is string | number =>
  typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,60}$/.test(code));

/** Returns the error's name, from the stack if it is a copy from the job queue. */
function typeOf(error: object): string {
  const { name, stack } = error as { name?: unknown; stack?: unknown };
  if (typeof name === 'string' && (error instanceof Error || typeof stack === 'string')) return name;
  return typeof stack === 'string' ? 'Error' : 'object';
}

function quotesData(error: object): boolean {
  if ('rawType' in error) return true;
  return 'severity' in error && !('code' in error && PLAIN_CLASSES.test(String(error.code)));
}

function schemaNames(error: object): Pick<LoggableError, 'table' | 'column' | 'constraint'> {
  const { table, column, constraint } = error as Record<string, unknown>;
  return {
    ...(typeof table === 'string' && { table }),
    ...(typeof column === 'string' && { column }),
    ...(typeof constraint === 'string' && { constraint }),
  };
}
