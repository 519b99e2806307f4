import type pg from 'pg';
import type { ConversationReader } from '../conversation/conversation-site.server.ts';
import { endCall } from './record.server.ts';

/** After so long without a report of its end, a call counts as missed. Carriers end calls well before. */
const STALE_HOURS = 4;
/** Calls per round. */
const MOST = 20;

/**
 * Ends calls whose end was never reported, as missed: with a task, but without an SMS, which would come hours
 * too late. Any number of workers can run it.
 * @returns whether there may be more
 */
export async function endStaleCalls(
  pool: pg.Pool,
  conversations: Pick<ConversationReader, 'numbers'>,
): Promise<boolean> {
  const { rows } = await pool.query<{ providerId: string; siteSlug: string }>(
    `select provider_id as "providerId", site_slug as "siteSlug" from lead_calls
     where state = 'ringing' and provider_id is not null and started_at < now() - make_interval(hours => $1)
     order by started_at limit $2`,
    [STALE_HOURS, MOST],
  );
  if (rows.length === 0) return false;
  const numbers = await conversations.numbers();
  for (const { providerId, siteSlug } of rows) {
    const dealershipId = numbers.find(({ site }) => site === siteSlug)?.dealershipId ?? null;
    await endCall(
      pool,
      { providerId, isAnswered: false, seconds: null },
      { dealershipId, missedCallText: '' },
    );
  }
  return rows.length === MOST;
}
