import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { dateTimeText } from '../../messaging/mail/site-details.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { webhookEndpoints } from '../tables/webhooks.ts';

const COLUMNS = columnsOf(webhookEndpoints, ['id', 'siteSlug', 'url', 'disabledAt', 'disabledReason']);
type Disabled = RowOf<typeof COLUMNS> & { keyName: string };

interface Tools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  /** Returns the addresses of the studio's administrators; none if they cannot be looked up. */
  administrators: () => Promise<string[]>;
  /** Called with the error of a webhook that could not be reported. */
  report: (error: unknown) => void;
}

/** Emails the administrators, once, about each webhook that was disabled because it failed or is gone. */
export async function reportDisabledWebhooks(db: Queryable, tools: Tools): Promise<void> {
  const { rows } = await db.query<Disabled>(
    `select ${COLUMNS}, api_keys.name as "keyName"
     from webhook_endpoints join api_keys on api_keys.id = webhook_endpoints.api_key_id
     where disabled_at is not null and disabled_reason <> 'staff' and reported_at is null and revoked_at is null
     order by disabled_at limit 100`,
  );
  for (const webhook of rows) await reportOne(db, webhook, tools).catch(tools.report);
}

async function reportOne(
  db: Queryable,
  webhook: Disabled,
  { reader, sender, mailDomain, administrators }: Tools,
): Promise<void> {
  const site = await reader.site(webhook.siteSlug);
  if (!site) throw new Error(`the site of webhook ${webhook.id} is not published`);
  const mail = await composeMail(reader, site, {
    to: 'dealer',
    dealer: await recipientsOf(site, administrators),
    shopper: '',
    write: () => disabledMail(webhook, site),
  });
  if (mail === 'nobody') throw new Error(`webhook ${webhook.id} was disabled, and the site has no recipient`);
  const id = `webhook.${webhook.id}.${webhook.disabledAt?.getTime() ?? 0}`;
  await sender.send({ ...mail, name: 'staff.webhookDisabled', messageId: `<${id}@${mailDomain}>` });
  await db.query('update webhook_endpoints set reported_at = now() where id = $1', [webhook.id]);
}

/** Returns the administrators, else whoever receives the site's alerts, else whoever receives its leads. */
async function recipientsOf(site: MailSite, administrators: () => Promise<string[]>): Promise<string[]> {
  const others = [
    await administrators(),
    site.leadAlertEmails,
    leadRecipients(site, { dealershipId: null, locationId: null }),
  ];
  return [...new Set(others.find((emails) => emails.length > 0))];
}

function disabledMail(
  { url, keyName, disabledAt, disabledReason }: Disabled,
  site: MailSite,
): { subject: string; parts: MailParts } {
  const heading = `The webhook of ${keyName} is disabled`;
  const why =
    disabledReason === 'gone'
      ? 'Its receiver responded that the address no longer exists (410).'
      : 'Its receiver has not accepted any event for three days.';
  return {
    subject: heading,
    parts: {
      preview: why,
      heading,
      paragraphs: [
        why,
        'Events are not sent any more. When the receiver works again, enable the webhook under API keys in the studio.',
      ],
      rows: [
        ['Address', url],
        ...(disabledAt ? ([['Disabled', dateTimeText(disabledAt, site)]] as const) : []),
      ],
    },
  };
}
