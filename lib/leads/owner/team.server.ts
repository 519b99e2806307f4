import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { type Member, NO_TEAM, type StaffMember, type TeamSettings, type TurnMember } from './team.ts';

const SETTINGS = `assigns, rules, minutes, minutes_by_kind as "minutesByKind", promises, sends_sms as "sendsSms"`;
const MEMBER = `user_id as "userId", name, email, mobile, places, makes, kinds, shifts, away,
  is_manager as "isManager", takes_leads as "takesLeads", is_active as "isActive"`;

export interface Team {
  settings: TeamSettings;
  members: TurnMember[];
  /** 0 for a site without a team. */
  version: number;
}

/**
 * Returns the team of a site; without members and rules if it has none.
 * @param options.isLocked whether to lock it until the transaction ends, to take a turn
 */
export async function readTeam(
  db: Queryable,
  siteSlug: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Team> {
  const { rows } = await db.query<TeamSettings & { version: number }>(
    `select ${SETTINGS}, version from lead_teams where site_slug = $1 ${isLocked ? 'for no key update' : ''}`,
    [siteSlug],
  );
  if (!rows[0]) return { settings: NO_TEAM, members: [], version: 0 };
  const { version, ...settings } = rows[0];
  const { rows: members } = await db.query<TurnMember>(
    `select ${MEMBER}, last_turn::float8 as "lastTurn" from lead_team_members where site_slug = $1
     order by name, user_id`,
    [siteSlug],
  );
  return { settings, members, version };
}

/** Gives a member the next turn. Call it with the team locked. */
export async function takeTurn(connection: Queryable, siteSlug: string, userId: string): Promise<void> {
  await connection.query(
    `with turn as (update lead_teams set turns = turns + 1 where site_slug = $1 returning turns)
     update lead_team_members set last_turn = turn.turns from turn where site_slug = $1 and user_id = $2`,
    [siteSlug, userId],
  );
}

/**
 * Returns the people who answer a site's leads, by name. Includes people who have left, so that their earlier
 * leads keep a name.
 * @param placeId only people of this location
 */
export async function staffOfSite(
  db: Queryable,
  siteSlug: string,
  placeId: string | null = null,
): Promise<StaffMember[]> {
  const { rows } = await db.query<StaffMember>(
    `select user_id as "userId", name, places, is_manager as "isManager", is_active as "isActive"
     from lead_team_members
     where site_slug = $1 and ($2::text is null or places = '{}' or $2 = any(places)) order by name, user_id`,
    [siteSlug, placeId],
  );
  return rows;
}

/** Returns whether a user is a manager of a site who has not left. */
export async function isManagerOf(db: Queryable, siteSlug: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from lead_team_members where site_slug = $1 and user_id = $2 and is_manager and is_active',
    [siteSlug, userId],
  );
  return rowCount === 1;
}

/** Leads older than this are not assigned when a site turns assignment on. */
const BACKLOG_DAYS = 14;

/**
 * Replaces the team of a site. Open leads that never had an owner are then assigned, their clocks starting now.
 * Members that are missing from the list are removed.
 * @param options.version of the team that was edited
 * @returns false if someone else has changed the team since
 */
export async function saveTeam(
  pool: pg.Pool,
  siteSlug: string,
  {
    settings,
    members,
    version,
    userId,
  }: { settings: TeamSettings; members: readonly Member[]; version: number; userId: string },
): Promise<boolean> {
  const isSaved = await transaction(pool, async (connection) => {
    const values = [
      siteSlug,
      settings.assigns,
      JSON.stringify(settings.rules),
      settings.minutes,
      JSON.stringify(settings.minutesByKind),
      settings.promises,
      settings.sendsSms,
      userId,
    ];
    const { rowCount } =
      version === 0
        ? await connection.query(
            `insert into lead_teams (site_slug, assigns, rules, minutes, minutes_by_kind, promises, sends_sms, updated_by)
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
            values,
          )
        : await connection.query(
            `update lead_teams set assigns = $2, rules = $3, minutes = $4, minutes_by_kind = $5, promises = $6,
                    sends_sms = $7, updated_by = $8, updated_at = now(), version = version + 1
             where site_slug = $1 and version = $9`,
            [...values, version],
          );
    if (rowCount !== 1) return false;
    await connection.query('delete from lead_team_members where site_slug = $1 and not (user_id = any($2))', [
      siteSlug,
      members.map((member) => member.userId),
    ]);
    for (const member of members) await saveMember(connection, siteSlug, member);
    return true;
  });
  // On its own, because leads are locked before their team elsewhere.
  if (isSaved && settings.assigns && members.some(({ isActive }) => isActive))
    await pool.query(
      `update leads set assign_from = now() from lead_threads t
       where t.id = leads.thread_id and leads.site_slug = $1 and t.owner_at is null and not suspect
         and answered_at is null and leads.created_at > now() - make_interval(days => $2)`,
      [siteSlug, BACKLOG_DAYS],
    );
  return isSaved;
}

const saveMember = (
  connection: Queryable,
  siteSlug: string,
  {
    userId,
    name,
    email,
    mobile,
    places,
    makes,
    kinds,
    shifts,
    away,
    isManager,
    takesLeads,
    isActive,
  }: Member,
) =>
  connection.query(
    `insert into lead_team_members (site_slug, user_id, name, email, mobile, places, makes, kinds, shifts, away,
                                    is_manager, takes_leads, is_active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (site_slug, user_id) do update set name = excluded.name, email = excluded.email,
       mobile = excluded.mobile, places = excluded.places, makes = excluded.makes, kinds = excluded.kinds,
       shifts = excluded.shifts, away = excluded.away, is_manager = excluded.is_manager,
       takes_leads = excluded.takes_leads, is_active = excluded.is_active`,
    [
      siteSlug,
      userId,
      name,
      email,
      mobile,
      places,
      makes,
      kinds,
      JSON.stringify(shifts),
      JSON.stringify(away),
      isManager,
      takesLeads,
      isActive,
    ],
  );
