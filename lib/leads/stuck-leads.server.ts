import { composeMail } from '../messaging/mail/compose.server.ts';
import type { MailParts } from '../messaging/mail/layout.ts';
import type { MailSite, MailSiteReader } from '../messaging/mail/mail-site.server.ts';
import { leadRecipients } from '../messaging/mail/recipients.ts';
import { dateTimeText } from '../messaging/mail/site-details.ts';
import type { MailSender } from '../messaging/mail/transport.server.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import { ADDRESS_PROBLEMS } from '../platform/network/post-outside.server.ts';
import { subjectOf } from './held-back.server.ts';
import type { LeadPayload } from './payload.ts';

/** Delay before a stuck lead is reported, since most systems recover by then. An address that cannot work does not. */
const PATIENCE = "interval '1 hour'";
/** Older leads are not reported, so that enabling this does not report a backlog. */
const OLDEST = "interval '14 days'";
/** Maximum leads per run. */
const MOST = 500;

interface StuckLead {
  id: string;
  siteSlug: string;
  createdAt: Date;
  payload: LeadPayload;
  isHeldBack: boolean;
  /** Errors by channel: `mail: EENVELOPE RCPT TO 550`. */
  problems: string[];
}

const STUCK = `
  select leads.id, leads.site_slug as "siteSlug", leads.created_at as "createdAt", leads.payload,
         leads.suspect as "isHeldBack", array_remove(array_agg(distinct failing.problem), null) as problems
  from leads left join (
    select lead_id, state, 'mail: ' || coalesce(problem, 'not sent') as problem from mail_deliveries
    where kind = 'dealer' and lead_id is not null and (state = 'dead' or (state = 'waiting' and problem is not null))
    union all
    select lead_id, case when kind = 'route' and state = 'sent' or problem = any($1) then 'address' else state end,
           coalesce(nullif(channel_name, ''), case when state = 'sent' then 'addresses' else 'channels' end)
             || ': ' || coalesce(problem, 'not sent')
    from lead_deliveries
    where state = 'dead' or (state = 'waiting' or (state = 'sent' and kind = 'route')) and problem is not null
  ) failing on failing.lead_id = leads.id
  where leads.alerted_at is null and leads.updated_at > now() - ${OLDEST}
    and (failing.state in ('dead', 'address') or leads.updated_at < now() - ${PATIENCE})
    and (failing.lead_id is not null or leads.suspect)
  group by leads.id order by leads.created_at limit ${MOST}`;

/**
 * Mails each site's staff about stuck leads: held as spam and not reviewed, rejected, failing for an hour, or sent to an
 * address that can never work.
 * Each lead is reported once, until it changes.
 * @param options.report called for sites whose staff could not be notified
 */
export async function reportStuckLeads(
  db: Queryable,
  {
    reader,
    sender,
    mailDomain,
    report,
  }: { reader: MailSiteReader; sender: MailSender; mailDomain: string; report: (error: unknown) => void },
): Promise<void> {
  const { rows } = await db.query<StuckLead>(STUCK, [ADDRESS_PROBLEMS]);
  for (const [siteSlug, stuckLeads] of Map.groupBy(rows, (lead) => lead.siteSlug)) {
    try {
      const site = await reader.site(siteSlug);
      const to = site ? alertAddresses(site) : [];
      if (!site || to.length === 0) throw new Error(`no recipient for stuck leads of ${siteSlug}`);
      const mail = await composeMail(reader, site, {
        to: 'dealer',
        dealer: to,
        shopper: '',
        write: () => stuckMail(stuckLeads.map((lead) => leadForMail(lead, site))),
      });
      if (mail === 'nobody') continue;
      const ids = stuckLeads.map(({ id }) => id);
      const messageId = `<stuck.${ids[0]}.${ids.length}@${mailDomain}>`;
      await sender.send({ ...mail, name: 'staff.stuckLeads', messageId });
      await db.query('update leads set alerted_at = now() where id = any($1)', [ids]);
    } catch (error) {
      report(error);
    }
  }
}

/** The addresses that the site names, else those of the main dealership. */
export const alertAddresses = (site: MailSite): string[] =>
  site.leadAlertEmails.length > 0
    ? site.leadAlertEmails
    : leadRecipients(site, { dealershipId: null, locationId: null });

const leadForMail = ({ createdAt, payload, isHeldBack, problems }: StuckLead, site: MailSite) => ({
  received: dateTimeText(createdAt, site),
  about: subjectOf(payload),
  why: isHeldBack ? ['held back as spam'] : problems,
});

/** A stuck lead in the staff mail, without the shopper's details, which require a sign-in. */
interface StuckLeadSummary {
  /** `21 Nov 2026, 4:05 pm` */
  received: string;
  about: string;
  why: readonly string[];
}

function stuckMail(leads: readonly StuckLeadSummary[]): { subject: string; parts: MailParts } {
  const heading =
    leads.length === 1 ? 'A lead was not delivered' : `${leads.length} leads were not delivered`;
  return {
    subject: heading,
    parts: {
      preview: leads.map(({ about }) => about).join(', '),
      heading,
      paragraphs: [
        'These leads have not reached all of their recipients, and the shoppers are waiting for an answer.',
        'Open Leads in the studio to see the details and send them again. Leads that were held back are in its view Suspected spam.',
      ],
      rows: leads.map(({ received, about, why }) => [received, [about, ...why].join('\n')] as const),
    },
  };
}
