import { z } from 'zod';
import { answerReport } from '../../leads/clock/report.server.ts';
import type { AnswerReport } from '../../leads/clock/report.ts';
import { reportCsv } from '../../leads/clock/report-csv.ts';
import { setOwner } from '../../leads/owner/assign.server.ts';
import { isManagerOf, readTeam, saveTeam, staffOfSite } from '../../leads/owner/team.server.ts';
import { memberSchema, teamSettingsSchema } from '../../leads/owner/team.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { parseLocalTime } from '../../sites/local-time.ts';
import { dayCount, dayPlus, MOST_DAYS } from '../events/activity.ts';
import { type ProjectMember, projectMembers } from './administrators.server.ts';
import { bodyOf, type Call, tokenOf } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import type { StaffSite } from './staff.server.ts';
import type {
  OwnerRequest,
  ReportAnswer,
  ReportRequest,
  SaveTeamRequest,
  StaffAnswer,
  TeamAnswer,
} from './team-contract.ts';

const TOO_MANY = 'Too many requests in a short time. Please wait a few minutes.';

const slug = z.string().min(1).max(100);
const siteSchema = z.strictObject({ site: slug });
const saveSchema = z.strictObject({
  site: slug,
  version: z.int().min(0),
  settings: teamSettingsSchema,
  members: z
    .array(memberSchema)
    .max(500)
    .refine((members) => new Set(members.map(({ userId }) => userId)).size === members.length),
}) satisfies z.ZodType<SaveTeamRequest>;
const ownerSchema = z.strictObject({
  threadId: z.uuid(),
  ownerId: z.string().min(1).max(200).nullable(),
}) satisfies z.ZodType<OwnerRequest>;
const reportSchema = z
  .strictObject({ sites: z.array(slug).max(500), from: z.iso.date(), to: z.iso.date() })
  .refine(({ from }) => from >= '2020-01-01', { path: ['from'] })
  .refine((range) => dayCount(range) >= 1 && dayCount(range) <= MOST_DAYS, {
    path: ['to'],
  }) satisfies z.ZodType<unknown, ReportRequest>;

const NO_SITE = 'This site doesn’t exist, or you don’t have access to it.';
const NOT_MANAGER = 'Only administrators and managers of this site can change its team.';
/** Time zone of the days of a report across sites in several zones. */
const USUAL_TIME_ZONE = 'Australia/Sydney';

/** Names of the places of a site, by id. */
type ReadPlaces = (siteSlug: string) => Promise<readonly { id: string; name: string }[]>;

const siteOf = ({ staff }: Call, wanted: string): StaffSite => {
  const site = staff.sites.find((own) => own.slug === wanted);
  if (!site) throw new ApiError('not_found', NO_SITE);
  return site;
};

const mayEditTeam = async ({ staff, office }: Call, site: StaffSite): Promise<boolean> =>
  site.mayAct && (staff.mayManageFeeds || (await isManagerOf(office.pool, site.slug, staff.id)));

/**
 * Returns the back office's calls about teams and response times.
 * @param options.token that may list the project's members; null uses the caller's
 */
export function teamOffice({ places, token }: { places: ReadPlaces; token: () => string | null }) {
  const users = (call: Call): Promise<ProjectMember[] | null> =>
    projectMembers(call.office.project, token() ?? tokenOf(call.request) ?? '').catch(() => null);

  async function teamOf(call: Call, site: StaffSite): Promise<TeamAnswer> {
    const [team, mayEdit, placesOfSite] = await Promise.all([
      readTeam(call.office.pool, site.slug),
      mayEditTeam(call, site),
      places(site.slug),
    ]);
    const listed = mayEdit ? await users(call) : [];
    return {
      site: site.slug,
      settings: team.settings,
      version: team.version,
      mayEdit,
      members: team.members.map(({ lastTurn: _, ...member }) =>
        mayEdit ? member : { ...member, email: '', mobile: '' },
      ),
      places: placesOfSite.map(({ id, name }) => ({ id, name })),
      users: listed?.map(({ id, name, email }) => ({ id, name, email })) ?? null,
    };
  }

  async function save(call: Call): Promise<Response> {
    const { site: wanted, ...team } = await bodyOf(call.request, saveSchema, 512 * 1024);
    const site = call.staff.sites.find((own) => own.slug === wanted);
    if (!site || !(await mayEditTeam(call, site))) throw new ApiError('forbidden', NOT_MANAGER);
    await expectStaffRate(call, 'staffLeadChange', TOO_MANY);
    await expectKnown(call, site, team.members);
    const isSaved = await saveTeam(call.office.pool, site.slug, { ...team, userId: call.staff.id });
    if (!isSaved)
      throw new ApiError('conflict', 'Someone else has changed this team. Reload it and try again.');
    call.office.report('info', { staff: call.staff.id, site: site.slug }, 'lead_team_saved');
    return Response.json(await teamOf(call, site));
  }

  /** Only users of the studio can be added, and only places of the site. */
  async function expectKnown(
    call: Call,
    site: StaffSite,
    members: SaveTeamRequest['members'],
  ): Promise<void> {
    const { members: before } = await readTeam(call.office.pool, site.slug);
    const isNew = (userId: string) => !before.some((member) => member.userId === userId);
    const added = members.filter(({ userId }) => isNew(userId));
    if (added.length === 0) return;
    const known = await users(call);
    if (!known)
      throw new ApiError('upstream_failed', 'Sanity doesn’t list its users right now. Please try again.');
    if (added.some(({ userId }) => !known.some(({ id }) => id === userId)))
      throw new ApiError('bad_input', 'Only users of the studio can be added.');
  }

  async function reportOf(call: Call): Promise<AnswerReport> {
    const { sites, from, to } = await bodyOf(call.request, reportSchema);
    const chosen = call.staff.sites.filter((site) => sites.length === 0 || sites.includes(site.slug));
    const zones = new Set(chosen.map(({ timeZone }) => timeZone));
    const [onlyZone = USUAL_TIME_ZONE] = zones.size === 1 ? zones : [];
    const start = (day: string) => parseLocalTime(`${day}T00:00`, onlyZone) ?? new Date(`${day}T00:00:00Z`);
    const report = await answerReport(call.office.pool, {
      siteSlugs: chosen.map(({ slug: own }) => own),
      from: start(from),
      to: start(dayPlus(to, 1)),
    });
    const names = new Map(
      (await Promise.all(chosen.map(({ slug: own }) => places(own).catch(() => []))))
        .flat()
        .map(({ id, name }) => [id, name]),
    );
    const siteNames = new Map(chosen.map(({ slug: own, name }) => [own, name]));
    return {
      ...report,
      rows: report.rows.map((row) => ({
        ...row,
        name:
          row.group === 'place'
            ? (names.get(row.key) ?? '')
            : row.group === 'site'
              ? (siteNames.get(row.key) ?? '')
              : row.name,
      })),
    };
  }

  return {
    read: async (call: Call): Promise<Response> => {
      const { site } = await bodyOf(call.request, siteSchema);
      return Response.json(await teamOf(call, siteOf(call, site)));
    },
    save,
    staff: async (call: Call): Promise<Response> => {
      const { site: wanted } = await bodyOf(call.request, siteSchema);
      const { slug: own, mayAct } = siteOf(call, wanted);
      return Response.json({
        staff: await staffOfSite(call.office.pool, own),
        mayAct,
      } satisfies StaffAnswer);
    },
    owner: async (call: Call): Promise<Response> => {
      const owner = await bodyOf(call.request, ownerSchema);
      const sites = call.staff.sites.filter(({ mayAct }) => mayAct).map(({ slug: own }) => own);
      if (sites.length === 0)
        throw new ApiError('read_only', 'Your role lets you see these leads but not change them.');
      await expectStaffRate(call, 'staffLeadChange', TOO_MANY);
      const isSet = await transaction(call.office.pool, (connection) =>
        setOwner(connection, sites, { ...owner, byId: call.staff.id }),
      );
      if (!isSet)
        throw new ApiError('not_found', 'This lead or person doesn’t exist, or you don’t have access to it.');
      call.office.report('info', { staff: call.staff.id, thread: owner.threadId }, 'lead_owner_changed');
      return Response.json({ ownerId: owner.ownerId });
    },
    report: async (call: Call): Promise<Response> =>
      Response.json((await reportOf(call)) satisfies ReportAnswer),
    exportReport: async (call: Call): Promise<Response> => {
      await expectStaffRate(call, 'staffLeadExport', TOO_MANY);
      return new Response(reportCsv(await reportOf(call)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="response-times.csv"',
        },
      });
    },
  };
}
