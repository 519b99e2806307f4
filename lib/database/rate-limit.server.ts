import { createHash } from 'node:crypto';
import type { Household } from '../account/network.ts';
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

/**
 * Counts one more of something, in one statement, so that parallel requests cannot slip past the limit.
 * @returns whether it is still within the limit
 * @throws the database's error
 */
export async function withinRate(
  db: Queryable,
  { what, site, by }: Counted,
  { most, windowSeconds }: RateLimit,
): Promise<boolean> {
  const counter = [what, site, nameOf(by)].filter((part) => part !== undefined).join(' ');
  const key = createHash('sha256').update(counter).digest('base64url');
  const { rows } = await db.query<{ count: number }>({
    name: 'rate-limit',
    text: `insert into rate_limits (key, window_start, count)
           values ($1, to_timestamp(floor(extract(epoch from now()) / $2) * $2), 1)
           on conflict (key, window_start) do update set count = rate_limits.count + 1
           returning count`,
    values: [key, windowSeconds],
  });
  return (rows[0]?.count ?? 0) <= most;
}
