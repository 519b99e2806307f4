/** Upper limit for sharing, in seconds, for entries with a longer lifetime too. */
const LONGEST = 3_600;
/** Entries that only carry a page's tags or expiry (`tagPage`, `keepPageUntil`): cheap to make anywhere. */
const MARK = 'true';

interface Value {
  kind?: string;
  status?: number;
  revalidate?: number | false;
  data?: { body?: string };
}

/**
 * Returns for how many seconds something is stored for other instances; 0 if it is not worth it.
 * @param life the page's lifetime in seconds; data has its own
 */
export function sharedSeconds(value: unknown, life: number | false | undefined): number {
  const { kind, status, revalidate, data } = (value ?? {}) as Value;
  if (kind === 'FETCH') return data?.body === MARK ? 0 : withinBounds(revalidate);
  if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return 0;
  return status === 404 ? 0 : withinBounds(life);
}

const withinBounds = (seconds: number | false | undefined): number =>
  typeof seconds === 'number' ? Math.max(0, Math.min(LONGEST, Math.ceil(seconds))) : LONGEST;
