/** So many callers wait for a connection already that one more would not be served in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor() {
    super('Too many wait for a connection to the database');
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
  // By its name: the framework bundles the class apart from the server.
  if (error.name === 'DatabaseBusyError') return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGE.test(error.message);
}
