import { CONFIRMATION_LIMITS } from '../../messaging/mail/confirmations.server.ts';
import { oweMails } from '../../messaging/mail/outbox.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';

/** The mail with the link by which somebody says that an address is theirs. */
export const CONFIRM_MAIL = 'confirm_email';

/** Nobody's inbox is filled by an account that names it. */
const MOST_LINKS_A_DAY = CONFIRMATION_LIMITS.perSite;

interface AccountOfSite {
  siteSlug: string;
  userId: string;
}

/**
 * Owes the mail with the link to an account that wants alerts by mail at an address nobody confirmed yet: once for an
 * address, or whenever somebody asks for it again.
 * @param again whether somebody asks for another link
 * @param connection within a transaction
 * @returns whether a mail goes out
 */
export async function askToConfirm(
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
    [siteSlug, userId, again, MOST_LINKS_A_DAY],
  );
  const [message] = rows;
  if (!message) return false;
  await oweMails(connection, { topic: 'alert', id: message.id, kinds: [CONFIRM_MAIL], again: false });
  return true;
}

/**
 * The address of an account of a site, and whether its owner confirmed it: alerts go by mail only then (Spam Act: consent
 * is the recipient's own). Null for an account that is gone.
 */
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

/**
 * Keeps that an address is its account's own, as long as the account still has it.
 * @returns whether it is now
 */
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
