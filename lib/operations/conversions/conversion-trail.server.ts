import type { TrailDelivery } from '../../leads/inbox.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { ConversionState, Receiver } from './kinds.ts';

export const RECEIVER_NAMES: Record<Receiver, string> = { google: 'Google Ads', meta: 'Meta' };

const STATES: Record<ConversionState, TrailDelivery['state']> = {
  waiting: 'waiting',
  retracting: 'waiting',
  sent: 'sent',
  retracted: 'sent',
  needless: 'needless',
  refused: 'dead',
};

interface Row {
  receiver: Receiver;
  state: ConversionState;
  attempts: number;
  problem: string | null;
  sentAt: Date | null;
  nextAttemptAt: Date;
}

/** Returns the reports of a lead to advertising networks, in the format of its deliveries. */
export async function conversionTrail(db: Queryable, leadId: string): Promise<TrailDelivery[]> {
  const { rows } = await db.query<Row>(
    `select receiver, state, attempts, problem, sent_at as "sentAt", next_attempt_at as "nextAttemptAt"
     from conversions where lead_id = $1 order by id`,
    [leadId],
  );
  return rows.map(({ receiver, state, sentAt, nextAttemptAt, ...row }) => ({
    ...row,
    kind: 'conversion',
    name: RECEIVER_NAMES[receiver],
    state: STATES[state],
    messages: 1,
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: STATES[state] === 'waiting' ? nextAttemptAt.toISOString() : null,
  }));
}
