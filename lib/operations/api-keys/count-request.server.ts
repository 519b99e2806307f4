import type { Queryable } from '../../platform/database/client.server.ts';
import { incrementCounter } from '../../platform/database/rate-limit.server.ts';
import { type QuotaState, type QuotaUse, quotaState } from './quota.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/**
 * Counts a request of a key in PostgreSQL, so that all instances share its quotas.
 * A request above the quota of a minute does not count towards the day.
 */
export async function countRequest(
  db: Queryable,
  { id, perMinute, perDay }: { id: string; perMinute: number; perDay: number },
  now = new Date(),
): Promise<QuotaState> {
  const use = async (name: QuotaUse['name'], limit: number, windowSeconds: number): Promise<QuotaUse> => ({
    name,
    limit,
    windowSeconds,
    used: await incrementCounter(db, { what: `api ${name}`, by: { account: id } }, { windowSeconds }),
  });
  const minute = await use('minute', perMinute, MINUTE_SECONDS);
  if (minute.used > perMinute) return quotaState([minute], now);
  return quotaState([minute, await use('day', perDay, DAY_SECONDS)], now);
}
