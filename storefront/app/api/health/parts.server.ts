import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { monitoringPool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { sharedCache } from '@/cache/shared/process-cache.ts';
import { contentClient } from '@/content/client.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { searchService } from '@/stock/client.server.ts';

/** A service that takes longer counts as down. */
const TIMEOUT_MS = 2_000;
/** For how long one answer serves everybody, so that questions about health never flood the services. */
const FRESH_MS = 2_000;

/** Off: not set up here, and the rest works without. */
type State = 'ok' | 'down' | 'off';
type Parts = Record<'content' | 'search' | 'database' | 'payments' | 'copies', State>;

let latest: { parts: Promise<Parts>; askedAt: number } | null = null;

/** Which parts answer. Payments that do not are a state of the checkout, copies that do not one of their speed. */
export function healthOfParts(): Promise<Parts> {
  if (!latest || Date.now() - latest.askedAt > FRESH_MS) latest = { parts: askParts(), askedAt: Date.now() };
  return latest.parts;
}

async function askParts(): Promise<Parts> {
  const { stripe } = paymentConnections();
  const cache = sharedCache();
  const [content, search, database, payments, copies] = await Promise.all([
    state(() => contentClient().fetch('count(*[_type == "site"])')),
    state(() =>
      searchService().searchSingleIndex({ indexName: STOCK_INDEX, searchParams: { hitsPerPage: 0 } }),
    ),
    state(() => monitoringPool(environment().DATABASE_URL).query('select 1')),
    stripe ? state(() => stripe.events.list({ limit: 1 })) : ('off' as const),
    cache ? cache.isConnected().then((isUp) => (isUp ? 'ok' : 'down')) : ('off' as const),
  ]);
  return { content, search, database, payments, copies };
}

const state = async (ask: () => PromiseLike<unknown>): Promise<State> =>
  (await inTime(async () => {
    await ask();
    return true;
  }))
    ? 'ok'
    : 'down';

/** What a service answers; null if it fails or takes too long. Why is for its own log, not for the public. */
export async function inTime<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
