import { createHash } from 'node:crypto';
import type { Household } from '../network/household.ts';
import type { Queryable } from './client.server.ts';

export interface RateLimit {
  most: number;
  windowSeconds: number;
}

/** What to count; only a hash of it is stored. */
export interface Counted {
  what: string;
  /** Slug of the site; counted across all sites if missing. */
  site?: string;
  /** Who acts: a household, an account, a member of staff, or all visitors together. */
  by: Household | { account: string } | { staff: string } | 'everybody';
}

const nameOf = (by: Counted['by']): string => {
  if (typeof by === 'string') return by;
  return 'account' in by ? by.account : `staff ${by.staff}`;
};

export const rateKey = ({ what, site, by }: Counted): string => {
  const counter = [what, site, nameOf(by)].filter((part) => part !== undefined).join(' ');
  return createHash('sha256').update(counter).digest('base64url');
};

/** Increments a counter atomically; returns whether it is still within the limit. */
export const withinRate = async (db: Queryable, counted: Counted, limit: RateLimit): Promise<boolean> =>
  (await incrementCounter(db, counted, limit)) <= limit.most;

/** Increments a counter like `withinRate`; returns the new count in this window. */
export async function incrementCounter(
  db: Queryable,
  counted: Counted,
  { windowSeconds }: Pick<RateLimit, 'windowSeconds'>,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'rate-limit',
    text: `insert into rate_limits (key, window_start, count)
           values ($1, to_timestamp(floor(extract(epoch from now()) / $2) * $2), 1)
           on conflict (key, window_start) do update set count = rate_limits.count + 1
           returning count`,
    values: [rateKey(counted), windowSeconds],
  });
  return rows[0]?.count ?? 0;
}

/** Decrements a counter in the current window, for an action without effect. */
export async function decrementCounter(
  db: Queryable,
  counted: Counted,
  { windowSeconds }: Pick<RateLimit, 'windowSeconds'>,
): Promise<void> {
  await db.query({
    name: 'rate-limit-back',
    text: `update rate_limits set count = count - 1
           where key = $1 and count > 0
             and window_start = to_timestamp(floor(extract(epoch from now()) / $2) * $2)`,
    values: [rateKey(counted), windowSeconds],
  });
}
