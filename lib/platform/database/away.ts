/** So many callers wait for a connection already that one more would not be served in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor() {
    super('Too many wait for a connection to the database');
  }
}

/** The database has not answered for so long that this caller was not made to wait for it as well. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
  constructor() {
    super('The database does not answer, and is not asked for a moment');
  }
}

/** Of the network, and of PostgreSQL (Appendix A, 'PostgreSQL Error Codes'): it stops, starts, or has no connection left. */
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
/** What the driver says without a code. */
const AWAY_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether an error says that the database cannot be asked now, not that what was asked is wrong. What was sent may have been
 * done all the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // By their names: the framework bundles the classes apart from the server.
  if (error.name === 'DatabaseBusyError' || error.name === 'DatabaseAwayError') return true;
  const code = codeOf(error);
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGE.test(error.message);
}

/** Messages and codes of a connection that timed out. */
const TIMEOUT_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const TIMEOUT_CODES: ReadonlySet<string> = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);

/** Whether somebody waited for a connection in vain. A server that refuses one says so at once. */
export const isConnectionTimeout = (error: Error): boolean =>
  TIMEOUT_MESSAGE.test(error.message) || TIMEOUT_CODES.has(codeOf(error));

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';
