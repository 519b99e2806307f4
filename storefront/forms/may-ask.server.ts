import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { type Counted, type RateLimit, withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';

/**
 * Whether a rate limit allows one more request, for requests that need no database themselves. While the database that
 * counts them does not answer, all are allowed.
 */
export const mayAsk = (counted: Counted, rate: RateLimit): Promise<boolean> =>
  withinRate(databasePool(environment().DATABASE_URL), counted, rate).catch(() => true);
