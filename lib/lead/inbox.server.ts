import type { Queryable } from '../database/client.server.ts';
import { columnsOf, type RowOf } from '../database/row.ts';
import { leads } from '../database/schema/leads.ts';
import { aboutOf } from './held-back.server.ts';
import type { InboxAnswer } from './inbox.ts';
import { JOINED_DAYS } from './joined.server.ts';
import type { LeadStatus } from './status.ts';

const LISTED_COLUMNS = columnsOf(leads, [
  'id',
  'siteSlug',
  'kind',
  'createdAt',
  'payload',
  'status',
  'finished',
]);

/**
 * The leads that went to dealers, newest first, each with how many others the same person sent.
 * @param siteSlugs the sites whose leads may be seen
 * @param after id of the last lead of the page before
 */
export async function listInbox(
  db: Queryable,
  { siteSlugs, after, limit }: { siteSlugs: readonly string[]; after: string | null; limit: number },
): Promise<InboxAnswer> {
  const { rows } = await db.query<RowOf<typeof LISTED_COLUMNS> & { others: number }>(
    `select ${LISTED_COLUMNS},
       (select count(*)::int from leads other
        where other.site_slug = leads.site_slug and other.id <> leads.id and not other.suspect
          and other.payload->>'phone' = nullif(leads.payload->>'phone', '')
          and other.created_at between leads.created_at - make_interval(days => $4)
                                   and leads.created_at + make_interval(days => $4)) as others
     from leads
     where not suspect and site_slug = any($1)
       and ($2::uuid is null or (created_at, id) < (select created_at, id from leads where id = $2))
     order by created_at desc, id desc limit $3`,
    [siteSlugs, after, limit + 1, JOINED_DAYS],
  );
  const page = rows.slice(0, limit).map(({ siteSlug, createdAt, payload, ...row }) => {
    const { name, phone, email, message } = payload;
    const about = aboutOf(payload);
    return { ...row, site: siteSlug, createdAt: createdAt.toISOString(), about, name, phone, email, message };
  });
  return { leads: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/**
 * Says what became of a lead; its shopper reads it in the garage.
 * @param siteSlugs the sites whose leads may be changed
 * @returns whether there is such a lead
 */
export async function setLeadStatus(
  db: Queryable,
  siteSlugs: readonly string[],
  { id, status }: { id: string; status: LeadStatus },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update leads set status = $3, status_at = case when status = $3 then status_at else now() end
     where id = $1 and site_slug = any($2)`,
    [id, siteSlugs, status],
  );
  return rowCount === 1;
}
