import { languageRows } from '../messaging/mail/mail-language.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { LISTED_FILES } from './files.server.ts';
import type { FormKind } from './form-kinds.ts';
import type { InboxLead, LeadBooking, ListedFile } from './inbox.ts';
import { journeyRows } from './journey.ts';
import { answerRows, consentRows, leadTitle } from './mails.ts';
import { serviceBookingsOfLeads } from './service-booking/booking.server.ts';
import { leads } from './tables/leads.ts';
import { testDrivesOfLeads } from './test-drive/booking.server.ts';
import type { ThreadFilter } from './thread/answers.ts';
import { IS_STUCK, threadCondition, Values } from './thread/conditions.ts';

const LISTED_COLUMNS = columnsOf(leads, [
  'id',
  'siteSlug',
  'dealershipId',
  'locationId',
  'kind',
  'createdAt',
  'payload',
  'status',
  'answeredAt',
  'finished',
  'language',
]);

type ListedRow = RowOf<typeof LISTED_COLUMNS> & { isStuck: boolean; files: ListedFile[] };

/** Maps rows of leads to what staff see, with their bookings. */
async function inboxLeads(db: Queryable, rows: readonly ListedRow[]): Promise<InboxLead[]> {
  const ofKind = (wanted: FormKind) => rows.flatMap(({ id, kind }) => (kind === wanted ? [id] : []));
  const [driving, serviced] = [ofKind('testDrive'), ofKind('service')];
  const [drives, services] = await Promise.all([
    driving.length > 0 ? testDrivesOfLeads(db, driving) : [],
    serviced.length > 0 ? serviceBookingsOfLeads(db, serviced) : [],
  ]);
  const driveOf = new Map(drives.map((drive) => [drive.leadId, drive]));
  const serviceOf = new Map(services.map((service) => [service.leadId, service]));
  return rows.map(({ siteSlug, createdAt, answeredAt, payload, language, ...row }) => {
    const { name, phone, email, message } = payload;
    const drive = driveOf.get(row.id) ?? null;
    const service = serviceOf.get(row.id) ?? null;
    return {
      ...row,
      site: siteSlug,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      about: leadTitle({ kind: row.kind, payload }),
      answers: [...answerRows(payload), ...languageRows(language), ...consentRows(payload, drive ?? service)],
      drive: drive && leadBooking(drive),
      service: service && leadBooking({ ...service, startsAt: service.arrivesAt }),
      journey: journeyRows(payload),
      name,
      phone,
      email,
      message,
    };
  });
}

const leadBooking = ({
  startsAt,
  timeZone,
  locationId,
  status,
}: Omit<LeadBooking, 'startsAt' | 'place'> & { startsAt: Date; locationId: string }): LeadBooking => ({
  startsAt: startsAt.toISOString(),
  timeZone,
  place: locationId,
  status,
});

/**
 * Returns the delivered leads of the threads that match a filter, newest first.
 * @param siteSlugs sites whose leads may be read
 * @param userId the caller, for filters such as `mine`
 * @param after id of the last lead of the previous page
 * @returns the location of a booking by its id
 */
export async function listInbox(
  db: Queryable,
  filter: ThreadFilter,
  {
    siteSlugs,
    userId,
    after,
    limit,
  }: { siteSlugs: readonly string[]; userId: string; after: string | null; limit: number },
): Promise<{ leads: InboxLead[]; next: string | null }> {
  const values = new Values();
  const [sites, last, most] = [values.add(siteSlugs), values.add(after), values.add(limit + 1)];
  const condition = threadCondition(filter, { userId, siteSlugs, values });
  const { rows } = await db.query<ListedRow>(
    `select ${LISTED_COLUMNS}, ${IS_STUCK} as "isStuck", ${LISTED_FILES} as files
     from leads
     where not suspect and site_slug = any(${sites})
       and thread_id in (select t.id from lead_threads t where t.site_slug = any(${sites}) and ${condition})
       and (${last}::uuid is null or (created_at, id) < (select created_at, id from leads where id = ${last}))
     order by created_at desc, id desc limit ${most}`,
    values.list,
  );
  const leads = await inboxLeads(db, rows.slice(0, limit));
  return { leads, next: rows.length > limit ? (leads.at(-1)?.id ?? null) : null };
}

/** Returns the leads of a thread, oldest first. */
export async function leadsOfThread(db: Queryable, threadId: string): Promise<InboxLead[]> {
  const { rows } = await db.query<ListedRow>(
    `select ${LISTED_COLUMNS}, ${IS_STUCK} as "isStuck", ${LISTED_FILES} as files
     from leads where thread_id = $1 and not suspect order by created_at, id`,
    [threadId],
  );
  return inboxLeads(db, rows);
}
