import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import { STOCK_INDEX } from '@forecourt/lib/search/record';
import { contentClient } from '@/content/client.server.ts';
import { siteOf } from '@/content/hosts.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { stockSearch } from '@/stock/client.server.ts';

export const dynamic = 'force-dynamic';

/** A service that takes longer counts as down. */
const TIMEOUT_MS = 2000;

type State = 'ok' | 'down' | 'off';

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

/** Health of the storefront and of what it stands on: 200 when all of it answers, else 503. */
export async function GET(request: Request): Promise<Response> {
  const host = request.headers.get('host');
  const { stripe } = paymentConnections();
  const [site, content, search, database, payments] = await Promise.all([
    siteOf(host).catch(() => null),
    state(() => contentClient().fetch('count(*[_type == "site"])')),
    state(() =>
      stockSearch().searchSingleIndex({ indexName: STOCK_INDEX, searchParams: { hitsPerPage: 0 } }),
    ),
    state(() => databasePool(environment().DATABASE_URL).query('select 1')),
    // Off: nothing can be reserved, the rest works.
    stripe ? state(() => stripe.events.list({ limit: 1 })) : ('off' as const),
  ]);
  const ok = [content, search, database].every((part) => part === 'ok') && payments !== 'down';
  return Response.json(
    { status: ok ? 'ok' : 'down', site, content, search, database, payments },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
