import { randomUUID } from 'node:crypto';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** The recipient of notices for a site without a manager. */
export const ADMINISTRATORS = '';

/**
 * Queues notices to staff about a lead, by email and, if wanted, by SMS. Nobody receives the same notice twice.
 * @param people studio user ids, or `ADMINISTRATORS`
 */
export async function queueNotices(
  connection: Queryable,
  {
    leadId,
    kind,
    people,
    sms,
  }: { leadId: string; kind: NoticeKind; people: readonly string[]; sms: boolean },
): Promise<void> {
  for (const userId of people) {
    const { rows } = await connection.query<{ id: string }>(
      `insert into lead_notices (id, lead_id, kind, user_id, sms_state) values ($1, $2, $3, $4, $5)
       on conflict (lead_id, kind, user_id) do nothing returning id`,
      [randomUUID(), leadId, kind, userId, sms && userId !== ADMINISTRATORS ? 'waiting' : 'needless'],
    );
    if (rows[0])
      await queueMails(connection, { topic: 'lead_notice', id: rows[0].id, kinds: [kind], again: false });
  }
}
