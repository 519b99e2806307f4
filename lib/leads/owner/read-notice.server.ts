import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dateTimeText, locationAt } from '../../messaging/mail/site-details.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { FormKind } from '../form-kinds.ts';
import { leadTitle } from '../mails.ts';
import type { LeadPayload } from '../payload.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { NoticeText } from './notice-messages.ts';

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Studio user id; empty for administrators. */
  userId: string;
  email: string | null;
  mobile: string | null;
  /** True if they still belong to the site's team. */
  isActive: boolean;
  ownerId: string | null;
  ownerName: string | null;
  threadId: string | null;
  answeredAt: Date | null;
  siteSlug: string;
  lead: {
    kind: FormKind;
    payload: LeadPayload;
    dealershipId: string | null;
    locationId: string | null;
    createdAt: Date;
    answerDueAt: Date | null;
  };
}

/** Returns a notice with its lead and its recipient's current contact details; null if the lead is deleted. */
export async function readNotice(db: Queryable, id: string): Promise<Notice | null> {
  const { rows } = await db.query<
    Omit<Notice, 'lead'> & Omit<Notice['lead'], 'kind'> & { leadKind: FormKind }
  >(
    `select n.id, n.kind, n.user_id as "userId", m.email, m.mobile, coalesce(m.is_active, false) as "isActive",
            t.owner_id as "ownerId", o.name as "ownerName", leads.thread_id as "threadId",
            leads.answered_at as "answeredAt", leads.site_slug as "siteSlug", leads.kind as "leadKind",
            leads.payload, leads.dealership_id as "dealershipId", leads.location_id as "locationId",
            leads.created_at as "createdAt", leads.answer_due_at as "answerDueAt"
     from lead_notices n join leads on leads.id = n.lead_id
     left join lead_threads t on t.id = leads.thread_id
     left join lead_team_members m on m.site_slug = leads.site_slug and m.user_id = n.user_id
     left join lead_team_members o on o.site_slug = leads.site_slug and o.user_id = t.owner_id
     where n.id = $1`,
    [id],
  );
  if (!rows[0]) return null;
  const { leadKind, payload, dealershipId, locationId, createdAt, answerDueAt, ...notice } = rows[0];
  return {
    ...notice,
    lead: { kind: leadKind, payload, dealershipId, locationId, createdAt, answerDueAt },
  };
}

/** Returns whether a notice no longer applies: the lead was answered, or has another owner. */
export const isOutdated = ({ kind, userId, ownerId, answeredAt }: Notice): boolean =>
  answeredAt !== null || (kind === 'assigned' && ownerId !== userId);

/** @param studioUrl origin of the studio; null leaves the link out */
export function noticeText({ lead, ownerName, threadId }: Notice, site: MailSite, studioUrl: string | null) {
  return {
    about: leadTitle(lead),
    received: dateTimeText(lead.createdAt, site, lead),
    due: lead.answerDueAt && dateTimeText(lead.answerDueAt, site, lead),
    owner: ownerName,
    place: locationAt(site, lead)?.name ?? null,
    href: studioUrl && threadId && threadAddress(studioUrl, threadId),
  } satisfies NoticeText;
}

/** Returns the address of a thread in the studio's tool Leads. */
const threadAddress = (studioUrl: string, threadId: string): string => `${studioUrl}/leads/${threadId}`;
