import { databasePool } from '@forecourt/lib/database/client.server';
import { type RateLimit, withinRate } from '@forecourt/lib/database/rate-limit.server';
import { environment } from '@forecourt/lib/env';

/**
 * Whether a rate limit allows one more request, for requests that need no database themselves. While the database that
 * counts them does not answer, all are allowed.
 * @param what what is counted, as `withinRate` takes it
 */
export const mayAsk = (what: string, rate: RateLimit): Promise<boolean> =>
  withinRate(databasePool(environment().DATABASE_URL), what, rate).catch(() => true);
