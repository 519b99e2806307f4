import type { Queryable } from '../../platform/database/client.server.ts';
import type { FormKind } from '../form-kinds.ts';
import { leadTitle } from '../mails.ts';
import type { LeadPayload } from '../payload.ts';
import type { LeadStatus } from '../status.ts';
import type { ListedThread, ThreadFilter } from './answers.ts';
import { IS_STUCK, isUnread, threadCondition, Values } from './conditions.ts';

const PREVIEW_LENGTH = 160;

interface Row {
  id: string;
  siteSlug: string;
  dealershipId: string | null;
  locationId: string | null;
  status: LeadStatus;
  ownerId: string | null;
  createdAt: Date;
  activeAt: Date;
  waitingSince: Date | null;
  dueAt: Date | null;
  isUnread: boolean;
  isStuck: boolean;
  kind: FormKind;
  payload: LeadPayload;
  leads: number;
  openTasks: number;
  lastText: string | null;
  lastDirection: 'in' | 'out' | null;
  cursor: string;
}

/**
 * Returns the query of listed threads from some rows of `lead_threads`, named `t`.
 * @param user placeholder of the caller's id
 */
const listed = (threads: string, user: string): string => `
  select t.id, t.site_slug as "siteSlug", t.dealership_id as "dealershipId", t.location_id as "locationId",
         t.status, t.owner_id as "ownerId", t.created_at as "createdAt", t.active_at as "activeAt",
         t.waiting_since as "waitingSince", t.due_at as "dueAt", ${isUnread('mark')} as "isUnread",
         exists (select from leads where thread_id = t.id and not suspect and ${IS_STUCK}) as "isStuck",
         lead.kind, lead.payload,
         (select count(*)::int from leads l where l.thread_id = t.id and not l.suspect) as leads,
         (select count(*)::int from lead_tasks k where k.thread_id = t.id and k.done_at is null) as "openTasks",
         last.text as "lastText", last.direction as "lastDirection",
         to_char(t.active_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || t.id as cursor
  from (${threads}) t join leads lead on lead.id = t.lead_id
  left join lead_thread_reads mark on mark.thread_id = t.id and mark.user_id = ${user}
  left join lateral (
    select left(m.text, ${PREVIEW_LENGTH}) as text, m.direction from lead_messages m
    where m.thread_id = t.id and m.sent_at >= lead.created_at order by m.sent_at desc, m.number desc limit 1) last on true
  order by t.active_at desc, t.id desc`;

/**
 * Returns the threads that match a filter, the most recently active first.
 * @param siteSlugs sites whose threads may be read
 * @param userId the caller, whose unread marks it returns
 * @param after `next` of the previous page
 */
export async function listThreads(
  db: Queryable,
  filter: ThreadFilter,
  {
    siteSlugs,
    userId,
    after,
    limit,
  }: { siteSlugs: readonly string[]; userId: string; after: string | null; limit: number },
): Promise<{ threads: ListedThread[]; next: string | null }> {
  const values = new Values();
  const sites = values.add(siteSlugs);
  const user = values.add(userId);
  const most = values.add(limit + 1);
  const condition = threadCondition(filter, { userId, siteSlugs, values });
  const [activeAt, id] = after?.split(' ') ?? [];
  const position = after
    ? `and (t.active_at, t.id) < (${values.add(activeAt)}::timestamptz, ${values.add(id)}::uuid)`
    : '';
  // Site by site, so that each reads its index in order, and stops at a page.
  const { rows } = await db.query<Row>(
    listed(
      `select page.* from unnest(${sites}::text[]) as site cross join lateral (
         select t.* from lead_threads t where t.site_slug = site and ${condition} ${position}
         order by t.active_at desc, t.id desc limit ${most}) page
       order by page.active_at desc, page.id desc limit ${most}`,
      user,
    ),
    values.list,
  );
  const page = rows.slice(0, limit);
  return {
    threads: page.map((row) => listedThread(row)),
    next: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  };
}

/** Returns one thread as it is listed, with when it began; null if it is not of these sites. */
export async function listedThreadById(
  db: Queryable,
  { siteSlugs, userId, id }: { siteSlugs: readonly string[]; userId: string; id: string },
): Promise<(ListedThread & { createdAt: string; carId: string | null }) | null> {
  const { rows } = await db.query<Row & { carId: string | null }>(
    `select whole.*, car.car_id as "carId" from (${listed(
      'select t.* from lead_threads t where t.id = $2 and t.site_slug = any($3)',
      '$1',
    )}) whole join lead_threads car on car.id = whole.id`,
    [userId, id, siteSlugs],
  );
  const row = rows[0];
  return row ? { ...listedThread(row), createdAt: row.createdAt.toISOString(), carId: row.carId } : null;
}

function listedThread(row: Row): ListedThread {
  const { siteSlug, activeAt, waitingSince, dueAt, payload, lastText, lastDirection } = row;
  return {
    id: row.id,
    site: siteSlug,
    dealershipId: row.dealershipId,
    locationId: row.locationId,
    status: row.status,
    ownerId: row.ownerId,
    activeAt: activeAt.toISOString(),
    waitingSince: waitingSince?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isUnread: row.isUnread,
    isStuck: row.isStuck,
    kind: row.kind,
    name: payload.name,
    phone: payload.phone,
    email: payload.email,
    about: leadTitle({ kind: row.kind, payload }),
    preview: (lastText ?? payload.message).slice(0, PREVIEW_LENGTH).replaceAll(/\s+/g, ' ').trim(),
    isPreviewOurs: lastDirection === 'out',
    leads: row.leads,
    openTasks: row.openTasks,
  };
}
