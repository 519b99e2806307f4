/** Upper limit for every shared entry, in seconds. */
const LONGEST = 3_600;
/**
 * Body of the entries that only carry tags or a lifetime (`tagPage`, `keepPageFor`), which are not worth
 * sharing.
 */
const MARK = 'true';

interface Value {
  kind?: string;
  status?: number;
  revalidate?: number | false;
  data?: { body?: string };
}

/**
 * Returns for how many seconds an entry is shared with other instances; 0 if it is not worth sharing.
 * @param life the lifetime of a page in seconds; data has its own
 */
export function sharedSeconds(value: unknown, life: number | false | undefined): number {
  const { kind, status, revalidate, data } = (value ?? {}) as Value;
  if (kind === 'FETCH') return data?.body === MARK ? 0 : withinBounds(revalidate);
  if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return 0;
  // A 404 is cheap to render, and the number of unknown addresses is unlimited.
  return status === 404 ? 0 : withinBounds(life);
}

const withinBounds = (seconds: number | false | undefined): number =>
  typeof seconds === 'number' ? Math.max(0, Math.min(LONGEST, Math.ceil(seconds))) : LONGEST;
