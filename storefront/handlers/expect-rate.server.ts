import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { log } from '@/logging/log.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';

const TEXT = 'Please try again in a few minutes.';

/** A limit of `RATES`, counted by household and site unless it says otherwise. */
export interface Rate {
  name: keyof typeof RATES;
  /** Name of the counter, if several share a limit; `path` counts each address separately. */
  counter?: string;
  /** `account` requires a session. */
  by?: 'household' | 'account';
  acrossSites?: boolean;
  text?: string;
  /** Allows all requests while the database is down. */
  isOpenWithoutDatabase?: boolean;
}

/**
 * Counts a request against a limit.
 * @throws ApiError over the limit, or the database's error
 */
export async function expectRate(
  {
    request,
    site,
    shopper,
  }: { request: Request; site: { slug: string }; shopper?: { userId: string } | null },
  { name, counter = name, by = 'household', acrossSites, text = TEXT, isOpenWithoutDatabase }: Rate,
): Promise<void> {
  if (by === 'account' && !shopper) throw new Error(`The limit ${name} requires a session.`);
  const counted = {
    what: counter === 'path' ? new URL(request.url).pathname : counter,
    ...(!acrossSites && { site: site.slug }),
    by: by === 'account' && shopper ? { account: shopper.userId } : householdOfRequest(request),
  };
  const pool = databasePool(environment().DATABASE_URL);
  const isWithin = await withinRate(pool, counted, RATES[name]).catch((error: unknown) => {
    if (isOpenWithoutDatabase) return true;
    throw error;
  });
  if (isWithin) return;
  log.warn({ site: site.slug, rate: name, requestId: request.headers.get('x-request-id') }, 'rate_limited');
  throw new ApiError('rate_limit', text, { retryAfter: RATES[name].windowSeconds });
}
