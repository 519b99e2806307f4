import { timingSafeEqual } from 'node:crypto';
import { countRefusals } from '@forecourt/lib/inventory/stock/refusals.server';
import { countDeadLetters } from '@forecourt/lib/operations/worker/dead-letters.server';
import { monitoringPool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { isDatasetPublic } from '@forecourt/lib/sites/content-lake/visibility.server';
import { siteOf } from '@/content/hosts.server.ts';
import { inTime, serviceStates } from './service-states.server.ts';

export const dynamic = 'force-dynamic';

/**
 * Health of the storefront: 200 if everything that pages require is up, else 503. `HEALTH_TOKEN` adds the
 * state of each service, whether the dataset is private, and counts of undeliverable messages and vehicles
 * that search rejects. Load balancers use `/readyz`.
 */
export async function GET(request: Request): Promise<Response> {
  const parts = await serviceStates();
  const isUp = [parts.content, parts.search, parts.database].every((part) => part === 'ok');
  const site = await siteOf(request.headers.get('host')).catch(() => null);
  const details = isForPeople(request.headers.get('authorization'))
    ? { site, ...parts, dataset: await datasetAccess(), ...(await leftOver()) }
    : {};
  return Response.json(
    { status: isUp ? 'ok' : 'down', ...details },
    { status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

/** Returns whether the dataset is readable without a token, which it must not be; null if unknown. */
async function datasetAccess(): Promise<'private' | 'public' | null> {
  const isPublic = await inTime(() => isDatasetPublic(environment()));
  return isPublic === null ? null : isPublic ? 'public' : 'private';
}

/** Counts items that are no longer retried and need attention; null if they cannot be counted. */
async function leftOver(): Promise<Record<'deadLetters' | 'searchRefusals', number | null>> {
  const database = monitoringPool(environment().DATABASE_URL);
  const [deadLetters, searchRefusals] = await Promise.all(
    [countDeadLetters, countRefusals].map((count) => inTime(() => count(database))),
  );
  return { deadLetters: deadLetters ?? null, searchRefusals: searchRefusals ?? null };
}

function isForPeople(authorization: string | null): boolean {
  const { HEALTH_TOKEN } = environment();
  if (!HEALTH_TOKEN || !authorization) return false;
  const [sentHeader, expectedHeader] = [authorization, `Bearer ${HEALTH_TOKEN}`].map((value) =>
    Buffer.from(value),
  );
  return (
    sentHeader?.length === expectedHeader?.length &&
    timingSafeEqual(sentHeader ?? Buffer.of(), expectedHeader ?? Buffer.of())
  );
}
