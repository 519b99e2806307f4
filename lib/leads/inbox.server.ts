import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { hasSource } from '../sites/visit-source/has-source.ts';
import { EARLIER_DAYS } from './earlier-leads.server.ts';
import { LISTED_FILES } from './files.server.ts';
import type { InboxLead, LeadFilter, LeadView, ListedFile } from './inbox.ts';
import { journeyRows } from './journey.ts';
import { answerRows, consentRows, leadTitle } from './mails.ts';
import type { LeadStatus } from './status.ts';
import { leads } from './tables/leads.ts';
import { testDrivesOfLeads } from './test-drive/booking.server.ts';

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
]);

type ListedRow = RowOf<typeof LISTED_COLUMNS> & { others: number; isStuck: boolean; files: ListedFile[] };

/** At least one delivery of the lead to the dealer has failed, or one of its addresses can never work. */
export const IS_STUCK = `(
  exists (select from mail_deliveries m where m.lead_id = leads.id and m.kind = 'dealer'
          and (m.state = 'dead' or (m.state = 'waiting' and m.problem is not null)))
  or exists (select from lead_deliveries d where d.lead_id = leads.id
             and (d.state = 'dead'
                  or (d.state = 'waiting' or (d.state = 'sent' and d.kind = 'route')) and d.problem is not null)))`;

const VIEWS: Record<LeadView, string> = {
  all: 'true',
  unanswered: "status = 'new'",
  stuck: IS_STUCK,
};

const WORDS = ['name', 'email', 'phone', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'lead_id']
  .map((field) => `coalesce(payload->>'${field}', '')`)
  .join(` || ' ' || `);

/** Returns a `like` pattern with wildcards escaped. */
const pattern = (query: string): string =>
  query.trim() &&
  `%${query
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns delivered leads, newest first, each with the number of other leads by the same shopper.
 * @param siteSlugs sites whose leads may be read
 * @param after id of the last lead of the previous page
 * @returns the location of a test drive by its id
 */
export async function listInbox(
  db: Queryable,
  {
    siteSlugs,
    after,
    limit,
    view = 'all',
    query = '',
    source = '',
  }: Pick<LeadFilter, 'view' | 'query' | 'source'> & {
    siteSlugs: readonly string[];
    after: string | null;
    limit: number;
  },
): Promise<{ leads: InboxLead[]; next: string | null }> {
  const { rows } = await db.query<ListedRow>(
    `select ${LISTED_COLUMNS}, ${IS_STUCK} as "isStuck", ${LISTED_FILES} as files,
       (select count(*)::int from leads other
        where other.site_slug = leads.site_slug and other.id <> leads.id and not other.suspect
          and other.payload->>'phone' = nullif(leads.payload->>'phone', '')
          and other.created_at between leads.created_at - make_interval(days => $4)
                                   and leads.created_at + make_interval(days => $4)) as others
     from leads
     where not suspect and site_slug = any($1) and ${VIEWS[view]}
       and ($5 = '' or lower(${WORDS}) like $5)
       and ${hasSource("payload->'lead_attributes'->'visit'", '$6')}
       and ($2::uuid is null or (created_at, id) < (select created_at, id from leads where id = $2))
     order by created_at desc, id desc limit $3`,
    [siteSlugs, after, limit + 1, EARLIER_DAYS, pattern(query), source],
  );
  const driving = rows.flatMap(({ id, kind }) => (kind === 'testDrive' ? [id] : []));
  const drives = driving.length > 0 ? await testDrivesOfLeads(db, driving) : [];
  const byLead = new Map(drives.map((drive) => [drive.leadId, drive]));
  const page = rows.slice(0, limit).map(({ siteSlug, createdAt, answeredAt, payload, ...row }) => {
    const { name, phone, email, message } = payload;
    const drive = byLead.get(row.id) ?? null;
    return {
      ...row,
      site: siteSlug,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      about: leadTitle({ kind: row.kind, payload }),
      answers: [...answerRows(payload), ...consentRows(payload, drive)],
      drive: drive && {
        startsAt: drive.startsAt.toISOString(),
        timeZone: drive.timeZone,
        place: drive.locationId,
        status: drive.status,
      },
      journey: journeyRows(payload),
      name,
      phone,
      email,
      message,
    };
  });
  return { leads: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/**
 * Sets the status of a lead, which its shopper sees in My Garage.
 * The first change from `new` sets `answered_at`.
 * @param siteSlugs sites whose leads may be changed
 * @returns whether the lead exists
 */
export async function setLeadStatus(
  db: Queryable,
  siteSlugs: readonly string[],
  { id, status }: { id: string; status: LeadStatus },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update leads set status = $3, status_at = case when status = $3 then status_at else now() end,
            answered_at = coalesce(answered_at, case when $3 <> 'new' then now() end)
     where id = $1 and site_slug = any($2)`,
    [id, siteSlugs, status],
  );
  return rowCount === 1;
}
