/** Too many callers are already waiting for a connection. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor() {
    super('Too many callers are waiting for a database connection');
  }
}

/** The database has not responded for a while, so this caller fails fast. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
  constructor() {
    super('The database does not respond, and is not called for a moment');
  }
}

/**
 * Network errors, and PostgreSQL errors of a server that is stopping, starting or out of connections
 * (Appendix A, 'PostgreSQL Error Codes').
 */
const AWAY_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // A standby during a failover.
  '25006',
]);
/** Driver errors without a code. */
const AWAY_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Returns whether the database is unavailable. The query may have been executed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Compares names, because the framework bundles these classes separately from the server.
  if (error.name === 'DatabaseBusyError' || error.name === 'DatabaseAwayError') return true;
  const code = codeOf(error);
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGE.test(error.message);
}

const TIMEOUT_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const TIMEOUT_CODES: ReadonlySet<string> = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);

/** Returns whether an error is a connection timeout, unlike a refused connection. */
export const isConnectionTimeout = (error: Error): boolean =>
  TIMEOUT_MESSAGE.test(error.message) || TIMEOUT_CODES.has(codeOf(error));

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';
