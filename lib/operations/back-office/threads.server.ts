import { z } from 'zod';
import { LEAD_STATUSES } from '../../leads/status.ts';
import {
  type ListedThread,
  NOTE_TEXT_LIMIT,
  type NoteAnswer,
  TASK_ACTIONS,
  TASK_SCOPES,
  TASK_TEXT_LIMIT,
  type TasksAnswer,
  type ThreadAnswer,
  type ThreadChoicesAnswer,
  type ThreadsAnswer,
  type ThreadVehicle,
  type TimelineEntry,
  type UnreadAnswer,
} from '../../leads/thread/answers.ts';
import { threadCounts, unreadThreads } from '../../leads/thread/counts.server.ts';
import { instantAt } from '../../leads/thread/due-time.ts';
import { listedThreadById, listThreads } from '../../leads/thread/list.server.ts';
import { markThread } from '../../leads/thread/marks.server.ts';
import { addNote, deleteNote } from '../../leads/thread/notes.server.ts';
import { peopleOfThreads } from '../../leads/thread/people.server.ts';
import { readThread } from '../../leads/thread/read.server.ts';
import { setThreadStatus } from '../../leads/thread/status.server.ts';
import { addTask, changeTask, listTasks } from '../../leads/thread/tasks.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { line, text } from '../../platform/text/schema.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { actedOn, visibleSlugs } from './lead-access.server.ts';
import { withPlaces } from './leads.server.ts';
import { placeZones } from './place-zones.ts';
import { threadFilterSchema } from './thread-filter.ts';

/** What the storefront knows about the places and vehicles of threads. */
export interface ThreadSources {
  /** Returns the locations of some sites. */
  places: (siteSlugs: readonly string[]) => Promise<{ id: string; name: string; site: string }[]>;
  /** Returns a vehicle as a site shows it now; null if it is unknown. */
  vehicle: (site: string, carId: string) => Promise<ThreadVehicle | null>;
}

/** `2026-11-23T04:05:00.123456Z 1f0c…`: the position of a thread in the list. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z [\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const listSchema = threadFilterSchema.extend({
  after: z.string().regex(CURSOR).nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
});
const idSchema = z.uuid();
const statusSchema = z.strictObject({ status: z.enum(LEAD_STATUSES) });
const readSchema = z.strictObject({ isRead: z.boolean() });
const noteSchema = z.strictObject({ text: text(NOTE_TEXT_LIMIT).min(1) });
const noteIdSchema = z.strictObject({ note: z.uuid() });
const userSchema = line(100).min(1).nullable();
const taskSchema = z.strictObject({
  text: line(TASK_TEXT_LIMIT).min(1),
  /** Wall time at the thread's location. */
  due: z.string().max(20),
  assigneeId: userSchema.default(null),
});
const taskChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ task: z.uuid(), action: z.enum(TASK_ACTIONS).exclude(['assign']) }),
  z.strictObject({ task: z.uuid(), action: z.literal('assign'), assigneeId: userSchema }),
]);
const tasksSchema = z.strictObject({
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
  scope: z.enum(TASK_SCOPES).default('mine'),
  after: z.uuid().nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
});

const NOT_FOUND = 'This lead doesn’t exist, or you don’t have access to it.';
const NOT_CHANGED = 'This lead doesn’t exist, or you don’t have permission to change it.';
const NO_TASK = 'This task or person doesn’t exist, or you don’t have permission to change it.';
const TOO_FAST = 'Too many changes in a short time. Please wait a minute.';

export async function listAllThreads(call: Call, sources: ThreadSources): Promise<Response> {
  const { request, staff, office } = call;
  const { sites, after, limit, ...filter } = await bodyOf(request, listSchema);
  const siteSlugs = visibleSlugs(staff, sites);
  const [{ threads, next }, counts] = await Promise.all([
    listThreads(office.pool, filter, { siteSlugs, userId: staff.id, after, limit }),
    after ? null : threadCounts(office.pool, { siteSlugs, userId: staff.id }),
  ]);
  const answer: ThreadsAnswer = {
    threads: await inPlaces(call, threads, sources),
    next,
    counts,
    now: new Date().toISOString(),
  };
  return Response.json(answer);
}

/** Adds the time zone and the name of the location of rows of the studio's lists. */
async function inPlaces<Row extends Pick<ListedThread, 'site' | 'dealershipId' | 'locationId'>>(
  { staff, office }: Call,
  rows: readonly Row[],
  sources: ThreadSources,
): Promise<(Row & { timeZone: string; place: string })[]> {
  const slugs = [...new Set(rows.map(({ site }) => site))];
  const [zoneOf, places] = await Promise.all([
    placeZones(staff.sites, rows, office.places),
    sources.places(slugs).catch(() => []),
  ]);
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    timeZone: zoneOf(row),
    place: names.get(row.locationId ?? '') ?? '',
  }));
}

/** Returns the places and people that the list can be filtered by. */
export async function readThreadChoices({ staff, office }: Call, sources: ThreadSources): Promise<Response> {
  const slugs = visibleSlugs(staff, []);
  const [places, people] = await Promise.all([
    sources.places(slugs).catch(() => []),
    peopleOfThreads(office.pool, slugs),
  ]);
  return Response.json({ places, people } satisfies ThreadChoicesAnswer);
}

export async function countUnread({ staff, office }: Call): Promise<Response> {
  const unread = await unreadThreads(office.pool, { siteSlugs: visibleSlugs(staff, []), userId: staff.id });
  return Response.json({ unread } satisfies UnreadAnswer);
}

export async function readOneThread(call: Call, id: string, sources: ThreadSources): Promise<Response> {
  const { staff, office } = call;
  const known = idSchema.safeParse(id);
  const stored = known.success
    ? await readThread(office.pool, { siteSlugs: visibleSlugs(staff, []), userId: staff.id, id: known.data })
    : null;
  if (!stored) throw new ApiError('not_found', NOT_FOUND);
  const { carId, leads, entries, others, tasks } = stored;
  const { site } = stored.thread;
  const [[thread], vehicle, places] = await Promise.all([
    inPlaces(call, [stored.thread], sources),
    carId ? sources.vehicle(site, carId).catch(() => null) : null,
    sources.places([site]).catch(() => []),
  ]);
  if (!thread) throw new ApiError('not_found', NOT_FOUND);
  const names = new Map(places.map((place) => [place.id, place.name]));
  const named = await inPlaces(call, await withPlaces(leads, async () => names), sources);
  const timeline: TimelineEntry[] = [
    ...named.flatMap((lead): TimelineEntry[] => [
      ...viewedBefore(lead),
      { kind: 'lead', id: lead.id, at: lead.createdAt, lead },
    ]),
    ...entries.map((entry) =>
      entry.kind === 'drive' || entry.kind === 'service'
        ? { ...entry, place: names.get(entry.place) ?? '' }
        : entry,
    ),
  ];
  const answer: ThreadAnswer = {
    thread,
    mayAct: staff.sites.some(({ slug, mayAct }) => mayAct && slug === site),
    vehicle,
    others,
    tasks,
    // Stable, so that what a shopper viewed stays before the lead that reported it.
    timeline: timeline.toSorted((one, other) => one.at.localeCompare(other.at)),
  };
  return Response.json(answer);
}

/** The vehicles that a shopper viewed in the visit in which they sent a lead. */
function viewedBefore(lead: {
  id: string;
  createdAt: string;
  journey: readonly (readonly [string, string])[];
}) {
  const [, viewed = ''] = lead.journey.find(([name]) => name === 'Viewed') ?? [];
  const paths = viewed.split('\n').filter((path) => path.startsWith('/cars/'));
  return paths.length > 0
    ? [{ kind: 'viewed' as const, id: `viewed-${lead.id}`, at: lead.createdAt, paths }]
    : [];
}

/** Marks a thread as read or unread by the caller. Readers may: it changes nothing for others. */
export async function markRead(call: Call, id: string): Promise<Response> {
  const { request, staff, office } = call;
  const { isRead } = await bodyOf(request, readSchema);
  await expectStaffRate(call, 'staffLeadChange', TOO_FAST);
  const known = idSchema.safeParse(id);
  const mark = { siteSlugs: visibleSlugs(staff, []), userId: staff.id, threadId: known.data ?? '' };
  if (!known.success || !(await markThread(office.pool, mark, isRead)))
    throw new ApiError('not_found', NOT_FOUND);
  return countUnread(call);
}

/** Checks that the caller may change threads at all, and returns what identifies the thread. */
async function changed(call: Call, id: string) {
  const siteSlugs = actedOn(call.staff);
  await expectStaffRate(call, 'staffLeadChange', TOO_FAST);
  const known = idSchema.safeParse(id);
  if (!known.success) throw new ApiError('not_found', NOT_CHANGED);
  return { siteSlugs, userId: call.staff.id, threadId: known.data };
}

export async function changeThreadStatus(call: Call, id: string): Promise<Response> {
  const { status } = await bodyOf(call.request, statusSchema);
  const of = await changed(call, id);
  if (!(await setThreadStatus(call.office.pool, of.siteSlugs, { ...of, status })))
    throw new ApiError('not_found', NOT_CHANGED);
  call.office.report('info', { staff: of.userId, thread: of.threadId, status }, 'lead_status_changed');
  return Response.json({ status });
}

export async function addThreadNote(call: Call, id: string): Promise<Response> {
  const { text: words } = await bodyOf(call.request, noteSchema);
  const of = await changed(call, id);
  const note = await addNote(call.office.pool, of, words);
  if (!note) throw new ApiError('not_found', NOT_CHANGED);
  return Response.json({ id: note } satisfies NoteAnswer);
}

export async function deleteThreadNote(call: Call, id: string): Promise<Response> {
  const { note } = await bodyOf(call.request, noteIdSchema);
  const of = await changed(call, id);
  if (!(await deleteNote(call.office.pool, of, note)))
    throw new ApiError('not_found', 'This note doesn’t exist, or someone else wrote it.');
  return Response.json({ id: note } satisfies NoteAnswer);
}

export async function addThreadTask(call: Call, id: string, sources: ThreadSources): Promise<Response> {
  const { text: words, due, assigneeId } = await bodyOf(call.request, taskSchema);
  const of = await changed(call, id);
  const found = await listedThreadById(call.office.pool, { ...of, id: of.threadId });
  const [thread] = await inPlaces(call, found ? [found] : [], sources);
  if (!thread) throw new ApiError('not_found', NOT_CHANGED);
  const dueAt = instantAt(due, thread.timeZone);
  if (!dueAt) throw new ApiError('bad_input', 'Choose a day and a time for the task.');
  if (!(await addTask(call.office.pool, of, { text: words, dueAt, assigneeId })))
    throw new ApiError('not_found', NO_TASK);
  return Response.json({ dueAt: dueAt.toISOString() });
}

export async function changeThreadTask(call: Call, id: string): Promise<Response> {
  const change = await bodyOf(call.request, taskChangeSchema);
  const of = await changed(call, id);
  if (!(await changeTask(call.office.pool, of, change))) throw new ApiError('not_found', NO_TASK);
  return Response.json({ task: change.task });
}

export async function listAllTasks(call: Call, sources: ThreadSources): Promise<Response> {
  const { request, staff, office } = call;
  const { sites, ...page } = await bodyOf(request, tasksSchema);
  const { tasks, next } = await listTasks(office.pool, {
    siteSlugs: visibleSlugs(staff, sites),
    userId: staff.id,
    ...page,
  });
  const acting = new Set(staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug));
  const answer: TasksAnswer = {
    tasks: (await inPlaces(call, tasks, sources)).map((task) => ({ ...task, mayAct: acting.has(task.site) })),
    next,
    now: new Date().toISOString(),
  };
  return Response.json(answer);
}
