import { CONFIRMATION_LIMITS } from '../../messaging/mail/confirmations.server.ts';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';

export const CONFIRM_MAIL = 'confirm_email';

/** Stops an account from flooding someone else's inbox. */
const DAILY_LINK_LIMIT = CONFIRMATION_LIMITS.perSite;

interface AccountOfSite {
  siteSlug: string;
  userId: string;
}

/**
 * Queues the confirmation mail for an account that wants alerts by mail and has an unconfirmed address.
 * Sent once per address unless another link is requested.
 * @param again whether the user requested another link
 * @param connection within a transaction
 * @returns whether a mail was queued
 */
export async function queueConfirmation(
  connection: Queryable,
  { siteSlug, userId }: AccountOfSite,
  again = false,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: string }>(
    `with account as (
       update users set link_sent_to = email
       where site_slug = $1 and id = $2 and email is not null and confirmed_email is distinct from email
         and ($3 or link_sent_to is distinct from email)
         and exists (select from alert_preferences where user_id = $2 and by_mail)
         and (select count(*) from alert_messages where user_id = $2 and cardinality(alert_ids) = 0
                and created_at > now() - interval '1 day') < $4
       returning id, site_slug)
     insert into alert_messages (user_id, site_slug, channel, alert_ids, state)
     select id, site_slug, 'mail', '{}', 'handed_over' from account returning id`,
    [siteSlug, userId, again, DAILY_LINK_LIMIT],
  );
  const [message] = rows;
  if (!message) return false;
  await queueMails(connection, { topic: 'alert', id: message.id, kinds: [CONFIRM_MAIL], again: false });
  return true;
}

/** Returns an account's address, and whether it is confirmed, as the Spam Act requires. */
export async function emailOf(
  db: Queryable,
  { siteSlug, userId }: AccountOfSite,
): Promise<{ email: string | null; isConfirmed: boolean } | null> {
  const { rows } = await db.query<{ email: string | null; isConfirmed: boolean }>({
    name: 'email-of-account',
    text: `select email, coalesce(confirmed_email = email, false) as "isConfirmed" from users
           where site_slug = $1 and id = $2`,
    values: [siteSlug, userId],
  });
  return rows[0] ?? null;
}

/** Marks an address as confirmed and returns true if the account still has it. */
export async function confirmEmail(
  db: Queryable,
  { siteSlug, userId, email }: AccountOfSite & { email: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'confirm-email',
    text: 'update users set confirmed_email = email where site_slug = $1 and id = $2 and email = $3',
    values: [siteSlug, userId, email],
  });
  return rowCount === 1;
}
