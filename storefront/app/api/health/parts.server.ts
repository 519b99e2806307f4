import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import { STOCK_INDEX } from '@forecourt/lib/search/record';
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
    state(() => databasePool(environment().DATABASE_URL).query('select 1')),
    stripe ? state(() => stripe.events.list({ limit: 1 })) : ('off' as const),
    cache ? cache.isConnected().then((isUp) => (isUp ? 'ok' : 'down')) : ('off' as const),
  ]);
  return { content, search, database, payments, copies };
}

/** Whether an answer comes in time. What went wrong is for the log of the service, not for the public. */
async function state(ask: () => PromiseLike<unknown>): Promise<State> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
  });
  try {
    await Promise.race([ask(), late]);
    return 'ok';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
