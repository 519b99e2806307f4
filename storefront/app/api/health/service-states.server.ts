import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { monitoringPool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { sharedCache } from '@/cache/shared/process-cache.ts';
import { contentClient } from '@/content/client.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { searchService } from '@/stock/client.server.ts';

/** A service that takes longer counts as down. */
const TIMEOUT_MS = 2_000;
/** Results are reused for this long, so that health checks never flood the services. */
const FRESH_MS = 2_000;

/** `off`: not configured, and not required. */
type State = 'ok' | 'down' | 'off';
type ServiceStates = Record<'content' | 'search' | 'database' | 'payments' | 'copies', State>;

let latest: { parts: Promise<ServiceStates>; askedAt: number } | null = null;

/** Returns the state of each service. The site works without payments and other instances. */
export function serviceStates(): Promise<ServiceStates> {
  if (!latest || Date.now() - latest.askedAt > FRESH_MS)
    latest = { parts: fetchStates(), askedAt: Date.now() };
  return latest.parts;
}

async function fetchStates(): Promise<ServiceStates> {
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

/** Returns a service's answer; null if it fails or times out. The reason is logged elsewhere. */
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
