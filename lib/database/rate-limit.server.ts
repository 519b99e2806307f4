import { createHash } from 'node:crypto';
import type { Queryable } from './client.server.ts';

export interface RateLimit {
  /** How often within the window. */
  most: number;
  windowSeconds: number;
}

/**
 * Counts one more of something, in one statement, so that parallel requests cannot slip past the limit.
 * @param what names the thing and who does it, `lead harbour 203.0.113.7`; only a hash of it is stored
 * @returns whether it is still within the limit
 */
export async function withinRate(
  db: Queryable,
  what: string,
  { most, windowSeconds }: RateLimit,
): Promise<boolean> {
  const key = createHash('sha256').update(what).digest('base64url');
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
