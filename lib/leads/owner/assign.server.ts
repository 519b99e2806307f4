import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { type ClockSite, clockTimes, placeOfLead, zoneOfPlace } from '../clock/clock-site.ts';
import { answerWindow, dateAt } from '../clock/deadline.ts';
import type { Promised } from '../clock/promise.ts';
import type { FormKind } from '../form-kinds.ts';
import { UNFINISHED_SECONDS } from '../store.server.ts';
import { chooseOwner, isAvailable, isAwayOn, type LeadToAssign, worksBetween } from './choose.ts';
import { queueNotices } from './notices.server.ts';
import { readTeam, type Team, takeTurn } from './team.server.ts';
import { minutesFor } from './team.ts';

/** Postgres channel that wakes the worker when a lead needs an owner. */
export const OWNER_CHANNEL = 'lead_owners';

/** Returns what a site's clock needs; null for an unknown site. */
export type ReadClockSite = (siteSlug: string) => Promise<ClockSite | null>;

interface WaitingLead {
  id: string;
  siteSlug: string;
  threadId: string;
  kind: FormKind;
  dealershipId: string | null;
  locationId: string | null;
  make: string | null;
  finished: boolean;
  assignFrom: Date;
}

const WAITING = `id, site_slug as "siteSlug", thread_id as "threadId", kind, dealership_id as "dealershipId",
  location_id as "locationId", payload->>'Vehicle Make' as make, finished, assign_from as "assignFrom"`;
const NEEDS_OWNER = 'assign_from is not null and thread_id is not null and not suspect';

/**
 * Gives the next waiting lead an owner and a deadline. An unfinished lead waits until it goes to the dealer.
 * Any number of workers can run it.
 * @returns whether a lead was waiting
 * @throws the database's or the content lake's error; the lead then keeps waiting
 */
export function assignNext(
  pool: pg.Pool,
  site: ReadClockSite,
  clock: () => Date = () => new Date(),
): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<WaitingLead>(
      `select ${WAITING} from leads
       where ${NEEDS_OWNER} and (finished or updated_at < $1::timestamptz - make_interval(secs => $2))
       order by assign_from, id limit 1 for no key update skip locked`,
      [clock(), UNFINISHED_SECONDS],
    );
    if (!rows[0]) return false;
    await assign(connection, rows[0], await site(rows[0].siteSlug), clock());
    return true;
  });
}

/** How long a worker may take to give a lead its owner while somebody waits for the answer. */
const PATIENCE = '2s';

/**
 * Gives a lead its owner and deadline if it is waiting for them. Waits while a worker does the same.
 * @param connection within a transaction
 * @throws the database's error if the worker takes too long
 */
export async function assignLead(
  connection: Queryable,
  leadId: string,
  site: ReadClockSite,
  now: Date,
): Promise<void> {
  await connection.query(`set local lock_timeout = '${PATIENCE}'`);
  const { rows } = await connection.query<WaitingLead>(
    `select ${WAITING} from leads where id = $1 and finished and ${NEEDS_OWNER} for no key update`,
    [leadId],
  );
  if (rows[0]) await assign(connection, rows[0], await site(rows[0].siteSlug), now);
}

async function assign(
  connection: Queryable,
  lead: WaitingLead,
  site: ClockSite | null,
  now: Date,
): Promise<void> {
  const { rows: threads } = await connection.query<{ ownerId: string | null }>(
    'select owner_id as "ownerId" from lead_threads where id = $1 for no key update',
    [lead.threadId],
  );
  const team = await readTeam(connection, lead.siteSlug, { isLocked: true });
  if (!threads[0] || !team.settings.assigns) {
    await connection.query('update leads set assign_from = null where id = $1', [lead.id]);
    return;
  }
  const facts = assignmentOf(lead, team, site, lead.finished ? lead.assignFrom : now);
  await connection.query('update leads set assign_from = null, answer_due_at = $2 where id = $1', [
    lead.id,
    facts.to,
  ]);
  const earlierOwner = team.members.find(({ userId }) => userId === threads[0]?.ownerId);
  const keeps = earlierOwner && isAvailable(earlierOwner, facts) ? earlierOwner : null;
  const owner = keeps ?? chooseOwner(team.settings.rules, team.members, facts);
  if (!owner) return;
  if (!keeps) await takeTurn(connection, lead.siteSlug, owner.userId);
  if (owner.userId !== threads[0].ownerId)
    await connection.query('update lead_threads set owner_id = $2, owner_at = $3 where id = $1', [
      lead.threadId,
      owner.userId,
      now,
    ]);
  const { sendsSms: sms } = team.settings;
  await queueNotices(connection, { leadId: lead.id, kind: 'assigned', people: [owner.userId], sms });
}

function assignmentOf(
  lead: Pick<WaitingLead, 'dealershipId' | 'locationId' | 'kind' | 'make'>,
  team: Team,
  site: ClockSite | null,
  arrivedAt: Date,
): LeadToAssign {
  const place = site && placeOfLead(site, lead);
  const times = site && clockTimes(site, place, arrivedAt);
  const minutes = minutesFor(team.settings, lead.kind);
  // Without a deadline, work still starts when the place opens.
  const window = times && answerWindow(times, arrivedAt, minutes ?? 1);
  return {
    placeId: place?.id ?? null,
    make: lead.make ?? '',
    kind: lead.kind,
    from: window?.opensAt ?? arrivedAt,
    to: minutes === null ? null : (window?.dueAt ?? null),
    timeZone: site ? zoneOfPlace(site, place) : 'Australia/Sydney',
  };
}

/**
 * Sets the owner of a thread by hand, and notifies them unless they took it themselves.
 * @param connection within a transaction
 * @param options.ownerId null for nobody
 * @returns false if the thread is not one of these sites, or the person is not on its team
 */
export async function setOwner(
  connection: Queryable,
  siteSlugs: readonly string[],
  { threadId, ownerId, byId }: { threadId: string; ownerId: string | null; byId: string },
): Promise<boolean> {
  // Before the thread, as everywhere, so that nobody waits in a circle.
  const { rows: newest } = await connection.query<{ id: string }>(
    `select id from leads where thread_id = $1 and not suspect
     order by created_at desc, id limit 1 for key share`,
    [threadId],
  );
  const { rows } = await connection.query<{ siteSlug: string; ownerId: string | null }>(
    `select site_slug as "siteSlug", owner_id as "ownerId" from lead_threads
     where id = $1 and site_slug = any($2) for no key update`,
    [threadId, siteSlugs],
  );
  const thread = rows[0];
  if (!thread) return false;
  const { members, settings } = await readTeam(connection, thread.siteSlug);
  const owner = members.find(({ userId, isActive }) => userId === ownerId && isActive);
  if (ownerId !== null && !owner) return false;
  if (ownerId === thread.ownerId) return true;
  await connection.query(
    'update lead_threads set owner_id = $2, owner_at = now(), active_at = now() where id = $1',
    [threadId, ownerId],
  );
  if (ownerId !== null && ownerId !== byId && newest[0])
    await queueNotices(connection, {
      leadId: newest[0].id,
      kind: 'assigned',
      people: [ownerId],
      sms: settings.sendsSms,
    });
  return true;
}

/** Threads that are moved to someone else per transaction. */
const MOST = 100;

interface OpenThread extends WaitingLead {
  ownerId: string;
  dueAt: Date | null;
}

/**
 * Moves unanswered leads of people who are away or have left to colleagues. Their deadlines stay.
 * @returns number of threads that were moved
 */
export async function reassignAbsent(
  pool: pg.Pool,
  site: ReadClockSite,
  now: Date = new Date(),
): Promise<number> {
  const { rows } = await pool.query<{ siteSlug: string }>(
    `select distinct t.site_slug as "siteSlug" from lead_threads t
     join lead_teams on lead_teams.site_slug = t.site_slug and lead_teams.assigns
     left join lead_team_members m on m.site_slug = t.site_slug and m.user_id = t.owner_id
     where t.owner_id is not null and (m.user_id is null or not m.is_active or m.away <> '[]')
       and exists (select from leads where thread_id = t.id and answered_at is null and not suspect)`,
  );
  let moved = 0;
  for (const { siteSlug } of rows) {
    const clockSite = await site(siteSlug);
    moved += await transaction(pool, (connection) => reassignOfSite(connection, siteSlug, clockSite, now));
  }
  return moved;
}

async function reassignOfSite(
  connection: Queryable,
  siteSlug: string,
  site: ClockSite | null,
  now: Date,
): Promise<number> {
  const { members: people } = await readTeam(connection, siteSlug);
  const today = dateAt(now, site?.timeZone ?? 'Australia/Sydney');
  const working = people.filter((member) => member.isActive && !isAwayOn(member, today));
  const { rows } = await connection.query<OpenThread>(
    `select distinct on (t.id) leads.id, leads.site_slug as "siteSlug", t.id as "threadId", t.owner_id as "ownerId",
            leads.kind, leads.dealership_id as "dealershipId", leads.location_id as "locationId",
            payload->>'Vehicle Make' as make, leads.answer_due_at as "dueAt"
     from lead_threads t join leads on leads.thread_id = t.id
     where t.site_slug = $1 and t.owner_id is not null and not (t.owner_id = any($2))
       and leads.answered_at is null and not leads.suspect
     order by t.id, leads.created_at desc limit $3`,
    [siteSlug, working.map(({ userId }) => userId), MOST],
  );
  let moved = 0;
  for (const lead of rows) {
    await connection.query('select from leads where id = $1 for key share', [lead.id]);
    const { rows: threads } = await connection.query(
      'select from lead_threads where id = $1 and owner_id = $2 for no key update skip locked',
      [lead.threadId, lead.ownerId],
    );
    if (threads.length === 0) continue;
    // Read again for each lead: every turn changes whose is next.
    const team = await readTeam(connection, siteSlug, { isLocked: true });
    const facts = assignmentOf(lead, team, site, now);
    // Away today, but back when the place opens.
    const current = team.members.find(({ userId }) => userId === lead.ownerId);
    if (current && isAvailable(current, facts)) continue;
    const others = team.members.filter(({ userId }) => userId !== lead.ownerId);
    const owner = chooseOwner(team.settings.rules, others, { ...facts, to: lead.dueAt ?? facts.to });
    // Nobody else is at work, so it stays where it is until someone is.
    if (!owner || !isAvailable(owner, facts)) continue;
    await takeTurn(connection, siteSlug, owner.userId);
    await connection.query('update lead_threads set owner_id = $2, owner_at = $3 where id = $1', [
      lead.threadId,
      owner.userId,
      now,
    ]);
    const { sendsSms: sms } = team.settings;
    await queueNotices(connection, { leadId: lead.id, kind: 'assigned', people: [owner.userId], sms });
    moved += 1;
  }
  return moved;
}

/**
 * Returns who answers a lead and by when, if that can be promised to the shopper: its owner works at some time
 * before the deadline.
 * @returns null for sites that promise nothing
 */
export async function promiseOf(
  db: Queryable,
  leadId: string,
  readSite: ReadClockSite,
  now: Date,
): Promise<Promised | null> {
  const { rows } = await db.query<{
    siteSlug: string;
    dealershipId: string | null;
    locationId: string | null;
    dueAt: Date;
    ownerId: string;
  }>(
    `select leads.site_slug as "siteSlug", leads.dealership_id as "dealershipId", leads.location_id as "locationId",
            answer_due_at as "dueAt", t.owner_id as "ownerId"
     from leads join lead_threads t on t.id = leads.thread_id
     join lead_teams on lead_teams.site_slug = leads.site_slug and lead_teams.promises and lead_teams.assigns
     where leads.id = $1 and answer_due_at > $2 and answered_at is null and not suspect and t.owner_id is not null`,
    [leadId, now],
  );
  const lead = rows[0];
  const site = lead && (await readSite(lead.siteSlug));
  if (!lead || !site) return null;
  const { members } = await readTeam(db, lead.siteSlug);
  const owner = members.find(({ userId, isActive }) => userId === lead.ownerId && isActive);
  const timeZone = zoneOfPlace(site, placeOfLead(site, lead));
  const isThere = owner && worksBetween(owner, { from: now, to: lead.dueAt, timeZone });
  return isThere ? { name: owner.name, dueAt: lead.dueAt, timeZone } : null;
}

/**
 * Assigns a lead that was just stored, and returns what can be promised to its shopper; null on sites that
 * promise nothing.
 */
export async function promiseAfterArrival(
  pool: pg.Pool,
  { leadId, siteSlug }: { leadId: string; siteSlug: string },
  site: ReadClockSite,
  now: Date,
): Promise<Promised | null> {
  const { rowCount } = await pool.query(
    'select from lead_teams where site_slug = $1 and assigns and promises',
    [siteSlug],
  );
  if (rowCount !== 1) return null;
  await transaction(pool, (connection) => assignLead(connection, leadId, site, now));
  return promiseOf(pool, leadId, site, now);
}
