import { answerReport } from '../../leads/clock/report.server.ts';
import type { FormKind } from '../../leads/form-kinds.ts';
import { leadTitle } from '../../leads/mails.ts';
import type { LeadPayload } from '../../leads/payload.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { parseLocalTime } from '../../sites/local-time.ts';
import { dayIn, dayPlus } from '../events/activity.ts';
import type { Call } from './call.server.ts';
import { placeZones } from './place-zones.ts';
import type { StaffSite } from './staff.server.ts';
import type { SiteComparison, TodayAnswer } from './team-contract.ts';

/** Rows of each list on the home page. */
const LISTED = 8;
const COMPARED_DAYS = 30;

/** Returns what the caller has to do today, and how their sites compare. */
export async function today({ staff, office }: Call): Promise<Response> {
  const now = new Date();
  const { pool } = office;
  const siteSlugs = staff.sites.map(({ slug }) => slug);
  const [leads, drives, reservations, tasks, sites] = await Promise.all([
    openLeads(pool, siteSlugs, staff.id),
    drivesToday(pool, staff.sites, now),
    openReservations(pool, siteSlugs),
    dueTasks(pool, staff.sites, { userId: staff.id, now }),
    compareSites(pool, staff.sites, now),
  ]);
  const zoneOf = await placeZones(
    staff.sites,
    leads.rows.map(({ site, dealershipId, locationId }) => ({ site, dealershipId, locationId })),
    office.places,
  );
  const siteZone = (slug: string) => staff.sites.find((site) => site.slug === slug)?.timeZone ?? 'UTC';
  return Response.json({
    leads: leads.rows.map(({ id, site, kind, payload, createdAt, dueAt, isMine, ...at }) => ({
      id,
      site,
      about: leadTitle({ kind, payload }),
      name: payload.name,
      createdAt: createdAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
      isMine,
      timeZone: zoneOf({ site, ...at }),
    })),
    drives: drives.rows.map(({ startsAt, ...drive }) => ({ ...drive, startsAt: startsAt.toISOString() })),
    reservations: reservations.rows.map(({ until, ...reservation }) => ({
      ...reservation,
      until: until.toISOString(),
      timeZone: siteZone(reservation.site),
    })),
    tasks: tasks.rows.map(({ dueAt, ...task }) => ({
      ...task,
      dueAt: dueAt.toISOString(),
      timeZone: siteZone(task.site),
    })),
    counts: {
      leads: leads.count,
      drives: drives.count,
      reservations: reservations.count,
      tasks: tasks.count,
    },
    sites,
    now: now.toISOString(),
  } satisfies TodayAnswer);
}

interface Counted<Row> {
  rows: Row[];
  count: number;
}

async function counted<Row extends { total: number }>(
  db: Queryable,
  text: string,
  values: unknown[],
): Promise<Counted<Omit<Row, 'total'>>> {
  const { rows } = await db.query<Row>(text, values);
  return { count: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}

interface OpenLead {
  id: string;
  site: string;
  kind: FormKind;
  payload: LeadPayload;
  dealershipId: string | null;
  locationId: string | null;
  createdAt: Date;
  dueAt: Date | null;
  isMine: boolean;
  total: number;
}

/** Unanswered threads that are the user's or nobody's, the most urgent first. */
const openLeads = (db: Queryable, siteSlugs: readonly string[], userId: string) =>
  counted<OpenLead>(
    db,
    `with open as (
       select distinct on (t.id) t.id, t.site_slug as site, leads.kind, leads.payload, leads.dealership_id as "dealershipId",
              leads.location_id as "locationId", leads.created_at as "createdAt", leads.answer_due_at as "dueAt",
              t.owner_id is not null as "isMine"
       from leads join lead_threads t on t.id = leads.thread_id
       where leads.answered_at is null and leads.status = 'new' and not leads.suspect and t.site_slug = any($1)
         and (t.owner_id = $2 or t.owner_id is null) and leads.created_at > now() - interval '30 days'
       order by t.id, leads.answer_due_at nulls last, leads.created_at)
     select *, count(*) over ()::int as total from open
     order by "isMine" desc, "dueAt" nulls last, "createdAt" desc limit $3`,
    [siteSlugs, userId, LISTED],
  );

interface DriveRow {
  id: string;
  site: string;
  name: string;
  car: string;
  startsAt: Date;
  timeZone: string;
  total: number;
}

/** Booked drives of today, on the clock of their place. */
const drivesToday = (db: Queryable, sites: readonly StaffSite[], now: Date) =>
  counted<DriveRow>(
    db,
    `select b.id, b.site_slug as site, coalesce(l.payload->>'name', '') as name,
            trim(concat_ws(' ', l.payload->>'Vehicle Make', l.payload->>'Vehicle Model')) as car,
            b.starts_at as "startsAt", b.time_zone as "timeZone", count(*) over ()::int as total
     from test_drive_bookings b join leads l on l.id = b.lead_id
     where b.site_slug = any($1) and b.status = 'booked'
       and (b.starts_at at time zone b.time_zone)::date = ($2::timestamptz at time zone b.time_zone)::date
     order by b.starts_at, b.id limit $3`,
    [sites.map(({ slug }) => slug), now, LISTED],
  );

interface ReservationRow {
  reference: string;
  site: string;
  car: string;
  until: Date;
  total: number;
}

/** Paid reservations that wait for staff, those that end first at the top. */
const openReservations = (db: Queryable, siteSlugs: readonly string[]) =>
  counted<ReservationRow>(
    db,
    `select reference, site_slug as site, coalesce(car->>'title', '') as car, held_until as until, count(*) over ()::int as total
     from reservations where site_slug = any($1) and status in ('paid', 'agreed') order by held_until, reference limit $2`,
    [siteSlugs, LISTED],
  );

interface TaskRow {
  id: string;
  threadId: string;
  site: string;
  text: string;
  dueAt: Date;
  total: number;
}

/** The user's tasks, and those of nobody in their threads, that are due by the end of today. */
function dueTasks(
  db: Queryable,
  sites: readonly StaffSite[],
  { userId, now }: { userId: string; now: Date },
) {
  const ends = sites.map(({ timeZone }) => {
    const midnight = parseLocalTime(`${dayPlus(dayIn(timeZone, now), 1)}T00:00`, timeZone);
    return (midnight ?? now).toISOString();
  });
  return counted<TaskRow>(
    db,
    `select k.id, t.id as "threadId", t.site_slug as site, k.text, k.due_at as "dueAt", count(*) over ()::int as total
     from lead_tasks k join lead_threads t on t.id = k.thread_id
     join unnest($1::text[], $2::timestamptz[]) as s(slug, day_end) on s.slug = t.site_slug
     where k.done_at is null and k.due_at < s.day_end
       and (k.assignee_id = $3 or (k.assignee_id is null and (t.owner_id = $3 or t.owner_id is null)))
     order by k.due_at, k.id limit $4`,
    [sites.map(({ slug }) => slug), ends, userId, LISTED],
  );
}

/** Returns the figures of each site, by name. A caller of one site has nothing to compare. */
async function compareSites(
  db: Queryable,
  sites: readonly StaffSite[],
  now: Date,
): Promise<SiteComparison[]> {
  if (sites.length < 2) return [];
  const siteSlugs = sites.map(({ slug }) => slug);
  const from = new Date(now.getTime() - COMPARED_DAYS * 86_400_000);
  const [report, { rows: late }, { rows: reserved }] = await Promise.all([
    answerReport(db, { siteSlugs, from, to: now }),
    db.query<{ site: string; count: number }>(
      `select site_slug as site, count(*)::int as count from leads
       where site_slug = any($1) and answered_at is null and not suspect and answer_due_at <= $2 group by 1`,
      [siteSlugs, now],
    ),
    db.query<{ site: string; count: number }>(
      `select site_slug as site, count(*)::int as count from reservations
       where site_slug = any($1) and created_at >= $2 and status in ('paid', 'agreed', 'completed') group by 1`,
      [siteSlugs, from],
    ),
  ]);
  const countOf = (rows: { site: string; count: number }[], slug: string) =>
    rows.find(({ site }) => site === slug)?.count ?? 0;
  return sites
    .map(({ slug, name }) => {
      const row = report.rows.find(({ group, key }) => group === 'site' && key === slug);
      return {
        site: slug,
        name,
        leads: row?.leads ?? 0,
        unanswered: (row?.leads ?? 0) - (row?.answered ?? 0),
        late: countOf(late, slug),
        medianMinutes: row?.medianMinutes ?? null,
        due: row?.due ?? 0,
        onTime: row?.onTime ?? 0,
        reservations: countOf(reserved, slug),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
