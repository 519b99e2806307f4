import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { type Counted, type RateLimit, withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';

/** Returns whether a rate limit allows another request. Allows all requests while the database is down. */
export const isWithinRate = (counted: Counted, rate: RateLimit): Promise<boolean> =>
  withinRate(databasePool(environment().DATABASE_URL), counted, rate).catch(() => true);
