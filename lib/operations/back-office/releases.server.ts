import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { ApiError } from '../../platform/request/api-error.ts';
import { releaseApprovals, unapprovedIn } from '../review/release-approvals.server.ts';
import { bodyOf, type Call } from './call.server.ts';
import type { ReleaseAnswer, ReleaseBlocker, ReleaseSchedulesAnswer } from './contract.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { isGranted } from './grants.ts';
import { grantsOfPerson } from './person-grants.server.ts';
import { problemOf, type ReleaseContent, readRelease, type StoredRelease } from './publish-release.server.ts';
import { blockersFor, blockersText, sitesOf, unapprovedText } from './release-rights.ts';
import {
  cancelSchedule,
  runSchedule,
  scheduleAnswer,
  scheduleOf,
  schedulesOf,
  storeSchedule,
} from './release-schedules.server.ts';

/** Write access of the server to the content lake. */
export interface ServerLake {
  /** In the raw perspective. */
  client: SanityClient;
  token: string;
}

const releaseIdSchema = z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/);
const publishSchema = z.strictObject({ withoutApproval: z.boolean().default(false) });
const scheduleSchema = z.strictObject({ at: z.iso.datetime({ offset: true }) });
const schedulesSchema = z.strictObject({ sites: z.array(z.string().min(1).max(100)).max(500).default([]) });
const sitesSchema = z.array(z.object({ id: z.string(), slug: z.string() }));
const SITES = `*[_type == "site" && defined(slug.current) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
  "id": _id, "slug": slug.current
}`;
const FURTHEST_MS = 2 * 366 * 86_400_000;
const NOT_FOUND = 'There is no such release.';

/** Endpoints for releases the server publishes; `serverLake` returns null without a token. */
export const releases = (serverLake: () => ServerLake | null) => ({
  /** Returns a release's schedule, and the documents that block the caller. */
  read: async (call: Call, release: string): Promise<Response> => {
    const lake = lakeOf(serverLake);
    const { releaseId, content, blockers } = await releaseFor(lake, call, release);
    const [schedule, approvals] = await Promise.all([
      scheduleOf(call.office.pool, releaseId),
      approvalsOf(lake, call, content),
    ]);
    return Response.json({
      byBackOffice: !isGranted(call.staff.grants, 'update', content.release, call.staff.id),
      mayPublish: blockers.length === 0 && problemOf(content.release, content.documents) === null,
      blockers,
      approvals,
      schedule: schedule && scheduleAnswer(schedule),
    } satisfies ReleaseAnswer);
  },

  /**
   * Publishes a release now. If Sanity or this server fails half-way, a worker finishes it. Documents that need
   * approval must have it, unless the caller says otherwise: the roles of callers may publish each document alone, so
   * the job `reviews-check` records and mails it, as it does for single documents.
   */
  publish: async (call: Call, release: string): Promise<Response> => {
    const { withoutApproval } = await bodyOf(call.request, publishSchema);
    const lake = lakeOf(serverLake);
    const found = await publishableFor(lake, call, release);
    if (!withoutApproval) await expectApproved(lake, call, found);
    const { staff, office } = call;
    const schedule = await storeSchedule(office.pool, newSchedule(call, found, new Date()));
    const publishAs = {
      lake: lake.client,
      grantsOf: async () => staff.grants,
      report: office.report,
      withoutApproval,
    };
    const ended = await runSchedule(office.pool, { id: schedule.id }, publishAs).catch((error: unknown) => {
      const problem = error instanceof Error ? error.message : String(error);
      office.report('warn', { release: schedule.releaseId, problem }, 'release_publish_delayed');
      return null;
    });
    return Response.json(scheduleAnswer(ended ?? schedule));
  },

  /** Schedules a release. Documents that need approval must have it, and at the time of publishing again. */
  schedule: async (call: Call, release: string): Promise<Response> => {
    const { at } = await bodyOf(call.request, scheduleSchema);
    const lake = lakeOf(serverLake);
    const found = await publishableFor(lake, call, release);
    await expectApproved(lake, call, found);
    const runAt = new Date(at);
    if (runAt.getTime() <= Date.now() || runAt.getTime() > Date.now() + FURTHEST_MS)
      throw new ApiError('bad_input', 'Choose a time in the future, within two years.');
    await expectSameRightsLater(lake, call, found);
    await planFor(lake, found.releaseId, runAt);
    const schedule = await storeSchedule(call.office.pool, newSchedule(call, found, runAt));
    call.office.report('info', { release: found.releaseId, staff: call.staff.id, at }, 'release_scheduled');
    return Response.json(scheduleAnswer(schedule));
  },

  cancel: async (call: Call, release: string): Promise<Response> => {
    const lake = lakeOf(serverLake);
    await expectRate(call);
    const { releaseId, blockers } = await releaseFor(lake, call, release);
    const waiting = await scheduleOf(call.office.pool, releaseId);
    // The person who scheduled it may cancel even if others have added blocking documents since.
    if (waiting?.scheduledBy !== call.staff.id) expectNone(blockers);
    const schedule = await cancelSchedule(call.office.pool, releaseId);
    if (!schedule) throw new ApiError('changed', 'The release is not scheduled any more.');
    await planFor(lake, releaseId, null);
    call.office.report('info', { release: releaseId, staff: call.staff.id }, 'release_unscheduled');
    return Response.json(scheduleAnswer(schedule));
  },

  /** Returns the schedules of sites whose pages the caller may change. */
  list: async (call: Call): Promise<Response> => {
    const { sites: slugs } = await bodyOf(call.request, schedulesSchema);
    const { client } = lakeOf(serverLake);
    const sites = sitesSchema.parse(await client.fetch(SITES));
    const own = sites.filter(
      ({ id, slug }) => (slugs.length === 0 || slugs.includes(slug)) && mayEditPagesOf(call, id),
    );
    const schedules = await schedulesOf(
      call.office.pool,
      own.map(({ id }) => id),
    );
    return Response.json({ schedules: schedules.map(scheduleAnswer) } satisfies ReleaseSchedulesAnswer);
  },
});

interface Found {
  releaseId: string;
  content: ReleaseContent & { release: StoredRelease };
  blockers: ReleaseBlocker[];
}

function lakeOf(serverLake: () => ServerLake | null): ServerLake {
  const lake = serverLake();
  if (lake) return lake;
  throw new ApiError('not_set_up', 'The back office can’t publish releases: SANITY_WRITE_TOKEN is not set.');
}

const mayEditPagesOf = ({ staff }: Call, siteId: string): boolean =>
  isGranted(
    staff.grants,
    'update',
    { _id: 'page-any', _type: 'page', site: { _type: 'reference', _ref: siteId } },
    staff.id,
  );

/** Reads a release that the caller may read, with the documents that block them. */
async function releaseFor({ client }: ServerLake, { staff }: Call, id: string): Promise<Found> {
  const releaseId = releaseIdSchema.safeParse(id);
  if (!releaseId.success) throw new ApiError('not_found', NOT_FOUND);
  const content = await readRelease(client, releaseId.data).catch(() => {
    throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
  });
  const { release, documents, siteNames } = content;
  // The server's token reads everything, so the caller's own right to read is checked here.
  const mayRead = [release, ...documents.map(({ version }) => version)].every(
    (document) => document !== null && isGranted(staff.grants, 'read', document, staff.id),
  );
  if (!release || !mayRead) throw new ApiError('not_found', NOT_FOUND);
  return {
    releaseId: releaseId.data,
    content: { ...content, release },
    blockers: blockersFor(staff.grants, staff.id, documents, siteNames),
  };
}

/** @throws ApiError if the caller, or everybody, is blocked from publishing the release */
async function publishableFor(lake: ServerLake, call: Call, id: string): Promise<Found> {
  await expectRate(call);
  const found = await releaseFor(lake, call, id);
  expectNone(found.blockers);
  const problem = problemOf(found.content.release, found.content.documents);
  if (problem !== null) throw new ApiError('changed', problem);
  return found;
}

const expectRate = (call: Call): Promise<void> =>
  expectStaffRate(call, 'staffRelease', 'Too many releases in a short time. Please wait a minute.');

function expectNone(blockers: ReleaseBlocker[]): void {
  if (blockers.length > 0)
    throw new ApiError(
      'no_rights',
      `You may not publish ${blockersText(blockers)}. Remove these documents from the release, or ask someone who can edit all of its sites.`,
      { details: { blockers } },
    );
}

const approvalsOf = ({ client }: ServerLake, { office }: Call, content: ReleaseContent) =>
  releaseApprovals(office.pool, client, content).catch(() => {
    throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
  });

/** @throws ApiError if a document needs approval and is not approved as it is */
async function expectApproved(lake: ServerLake, call: Call, { content }: Found): Promise<void> {
  const unapproved = unapprovedIn(await approvalsOf(lake, call, content));
  if (unapproved.length > 0) throw new ApiError('no_rights', unapprovedText(unapproved));
}

/** Makes the lookup that the worker will make, to refuse what would fail later. */
async function expectSameRightsLater(
  { token }: ServerLake,
  { staff, office }: Call,
  { content }: Found,
): Promise<void> {
  const grants = await grantsOfPerson(office.project, token, staff.account).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    office.report('error', { problem }, 'release_rights_unreadable');
    return null;
  });
  if (grants && blockersFor(grants, staff.id, content.documents, content.siteNames).length === 0) return;
  throw new ApiError(
    'not_set_up',
    'The release cannot be scheduled: the storefront cannot look up your rights for the time when you are away. Publish it now instead, or ask an administrator to check the role of SANITY_WRITE_TOKEN.',
  );
}

/** Writes the planned time into the release, for Sanity's tool and our calendar. */
async function planFor({ client }: ServerLake, releaseId: string, runAt: Date | null): Promise<void> {
  const patch = runAt
    ? {
        set: {
          'metadata.releaseType': 'scheduled',
          'metadata.intendedPublishAt': runAt.toISOString(),
        },
      }
    : { set: { 'metadata.releaseType': 'asap' }, unset: ['metadata.intendedPublishAt'] };
  await client.releases.edit({ releaseId, patch }).catch(() => {
    throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
  });
}

const newSchedule = (
  { staff }: Call,
  { releaseId, content }: Found,
  runAt: Date,
): Parameters<typeof storeSchedule>[1] => ({
  releaseId,
  title: content.release.metadata?.title ?? 'Untitled release',
  siteIds: sitesOf(content.documents),
  runAt,
  scheduledBy: staff.id,
  scheduledByAccount: staff.account,
});
