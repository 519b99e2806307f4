import { timingSafeEqual } from 'node:crypto';
import { countRefusals } from '@forecourt/lib/inventory/stock/refusals.server';
import { countDeadLetters } from '@forecourt/lib/operations/worker/dead-letters.server';
import { monitoringPool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { isDatasetPublic } from '@forecourt/lib/sites/content-lake/visibility.server';
import { siteOf } from '@/content/hosts.server.ts';
import { healthOfParts, inTime } from './parts.server.ts';

export const dynamic = 'force-dynamic';

/**
 * Health of the storefront: 200 while what every page stands on answers, else 503. Which parts answer is told to people
 * who bring `HEALTH_TOKEN`, with whether the dataset is private, how many mails and texts could not be sent and how many vehicles
 * search refuses; load balancers ask `/readyz`.
 */
export async function GET(request: Request): Promise<Response> {
  const parts = await healthOfParts();
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

/** Whether the content can be read without a token, which it must not; null while nobody can say. */
async function datasetAccess(): Promise<'private' | 'public' | null> {
  const isPublic = await inTime(() => isDatasetPublic(environment()));
  return isPublic === null ? null : isPublic ? 'public' : 'private';
}

/** What nothing tries any more until somebody looks at it; null what cannot be counted. */
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
