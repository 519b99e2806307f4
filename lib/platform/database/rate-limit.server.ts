import { createHash } from 'node:crypto';
import type { Household } from '../network/household.ts';
import type { Queryable } from './client.server.ts';

export interface RateLimit {
  /** How often within the window. */
  most: number;
  windowSeconds: number;
}

/** What is counted, where, and of whom; only a hash of it is stored. */
export interface Counted {
  /** Names what is done, such as `lead`. */
  what: string;
  /** Slug of the site; without one it is counted over all sites. */
  site?: string;
  /** Who does it: somebody by their address, by the id of their account or as staff; or all visitors together. */
  by: Household | { account: string } | { staff: string } | 'everybody';
}

const nameOf = (by: Counted['by']): string => {
  if (typeof by === 'string') return by;
  return 'account' in by ? by.account : `staff ${by.staff}`;
};

/** The key under which something is counted: a hash of what, where and of whom. */
export const rateKey = ({ what, site, by }: Counted): string => {
  const counter = [what, site, nameOf(by)].filter((part) => part !== undefined).join(' ');
  return createHash('sha256').update(counter).digest('base64url');
};

/**
 * Counts one more of something, in one statement, so that parallel requests cannot slip past the limit.
 * @returns whether it is still within the limit
 * @throws the database's error
 */
export const withinRate = async (db: Queryable, counted: Counted, limit: RateLimit): Promise<boolean> =>
  (await countOne(db, counted, limit)) <= limit.most;

/**
 * Counts one more of something, as `withinRate` does.
 * @returns how many there are in this window, with this one
 * @throws the database's error
 */
export async function countOne(
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

/**
 * Takes one back that was counted in this window and led to nothing.
 * @throws the database's error
 */
export async function uncountOne(
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
