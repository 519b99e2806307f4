import { databasePool } from '@forecourt/lib/database/client.server';
import { type RateLimit, withinRate } from '@forecourt/lib/database/rate-limit.server';
import { environment } from '@forecourt/lib/env';

/**
 * Whether somebody may ask once more for what needs no database itself: while that does not answer, everybody may.
 * @param what as `withinRate` takes it
 */
export const mayAsk = (what: string, rate: RateLimit): Promise<boolean> =>
  withinRate(databasePool(environment().DATABASE_URL), what, rate).catch(() => true);
