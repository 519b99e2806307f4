/** Nothing is shared for longer, whatever its own life. */
const LONGEST = 3_600;
/** Entries that only carry the tags or the life of a page (`tagPage`, `keepPageFor`): each copy makes them in no time. */
const MARK = 'true';

interface Value {
  kind?: string;
  status?: number;
  revalidate?: number | false;
  data?: { body?: string };
}

/**
 * How long something is kept for the other copies, in seconds.
 * @param life the seconds that the framework gave a page; data says it itself
 * @returns 0 for what is not worth sharing
 */
export function sharedSeconds(value: unknown, life: number | false | undefined): number {
  const { kind, status, revalidate, data } = (value ?? {}) as Value;
  if (kind === 'FETCH') return data?.body === MARK ? 0 : withinBounds(revalidate);
  if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return 0;
  // The number of addresses that lead nowhere has no limit.
  return status === 404 ? 0 : withinBounds(life);
}

const withinBounds = (seconds: number | false | undefined): number =>
  typeof seconds === 'number' ? Math.max(0, Math.min(LONGEST, Math.ceil(seconds))) : LONGEST;
