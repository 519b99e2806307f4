import { z } from 'zod';
import { requestFeedRun } from '../../inventory/stock/fetching/request-run.server.ts';
import { storePiece } from '../../inventory/stock/fetching/sent.server.ts';
import type { RunDetails } from '../../inventory/stock/importing/run-details.ts';
import { fetchState } from '../../inventory/stock/runs/fetch-state.server.ts';
import { listFeeds, listRuns, readRun } from '../../inventory/stock/runs/read.server.ts';
import {
  type FeedsAnswer,
  MOST_PIECES,
  MOST_RUNS,
  PIECE_BYTES,
  type PieceAnswer,
  type RunAnswer,
  type RunNowAnswer,
  type UndoAnswer,
} from '../../inventory/stock/runs/runs.ts';
import { type Undoing, undoRun } from '../../inventory/stock/runs/undo.server.ts';
import { valuesCsv } from '../../inventory/stock/runs/values-csv.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { readBytes } from '../../platform/request/body.ts';
import type { Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

/** Values of each kind shown on a page. The export has all that are stored. */
const VALUES_SHOWN = 100;

const feedSchema = z.string().min(1).max(100);
const runSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const pageSchema = z.object({
  before: runSchema.nullable().default(null),
  limit: z.coerce.number().int().min(1).max(MOST_RUNS).default(30),
});

export async function feeds({ staff, office }: Call): Promise<Response> {
  requireFeedManager(staff);
  return Response.json({ feeds: await listFeeds(office.pool, new Date()) } satisfies FeedsAnswer);
}

export async function runsOfFeed({ request, staff, office }: Call, feedName: string): Promise<Response> {
  requireFeedManager(staff);
  const page = pageSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!page.success) throw new ApiError('bad_input', 'The request is invalid.');
  const feed = feedSchema.safeParse(feedName);
  const answer = feed.success ? await listRuns(office.pool, feed.data, page.data) : null;
  if (!answer || (answer.runs.length === 0 && !answer.fetching && page.data.before === null))
    throw new ApiError('not_found', 'This feed has no runs.');
  return Response.json(answer);
}

export async function oneRun(call: Call, runId: string): Promise<Response> {
  const { details, ...answer } = await runOf(call, runId);
  return Response.json({ ...answer, details: details && shortenDetails(details) } satisfies RunAnswer);
}

/** Exports the rejected and held values of a run as CSV. */
export async function exportRun(call: Call, runId: string): Promise<Response> {
  const { run, details } = await runOf(call, runId);
  await expectStaffRate(
    call,
    'staffFeedExport',
    'Too many exports in a short time. Please wait ten minutes.',
  );
  if (!details) throw new ApiError('not_found', 'The rows of this run are no longer stored.');
  return new Response(valuesCsv(details), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="feed-run-${run.id}.csv"`,
    },
  });
}

/** Requests a run of a feed that is fetched automatically. */
export async function runNow({ staff, office }: Call, feedName: string): Promise<Response> {
  requireFeedManager(staff);
  await expectStaffRate(
    { staff, office },
    'staffFeedRun',
    'Too many runs in a short time. Please wait a minute.',
  );
  const feed = feedSchema.safeParse(feedName);
  if (!feed.success || !(await fetchState(office.pool, feed.data)))
    throw new ApiError('not_found', 'There is no automatic feed with this name.');
  const { requestedAt } = await requestFeedRun(office.pool, feed.data);
  office.report('info', { staff: staff.id, feed: feed.data }, 'feed_run_requested');
  return Response.json({ requestedAt: requestedAt.toISOString() } satisfies RunNowAnswer);
}

const pieceSchema = z
  .object({
    name: z.string().trim().min(1).max(200),
    sending: z.uuid(),
    piece: z.coerce.number().int().min(0),
    pieces: z.coerce.number().int().min(1).max(MOST_PIECES),
  })
  .refine(({ piece, pieces }) => piece < pieces);

/** Stores a part of an uploaded file. The last part requests the import. */
export async function sendFile({ request, staff, office }: Call, feedName: string): Promise<Response> {
  requireFeedManager(staff);
  const feed = feedSchema.safeParse(feedName);
  const piece = pieceSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!feed.success || !piece.success) throw new ApiError('bad_input', 'The request is invalid.');
  const isFirst = piece.data.piece === 0;
  if (isFirst)
    await expectStaffRate(
      { staff, office },
      'staffFeedRun',
      'Too many runs in a short time. Please wait a minute.',
    );
  const content = await readBytes(request, PIECE_BYTES);
  if (content === null) throw new ApiError('too_large', 'A part of the file is too large.');
  if (content.byteLength === 0) throw new ApiError('bad_input', 'The file is empty.');
  const isWhole = await storePiece(office.pool, feed.data, { ...piece.data, content, by: staff.id });
  if (isWhole) {
    await requestFeedRun(office.pool, feed.data);
    office.report('info', { staff: staff.id, feed: feed.data }, 'feed_file_uploaded');
  }
  return Response.json({ isWhole } satisfies PieceAnswer);
}

const NOT_UNDONE = {
  no_run: 'There is no such run.',
  busy: 'The feed is being imported. Try again when the import has finished.',
  later: 'The feed’s vehicles have changed since. Only the last run that changed them can be undone.',
  not_kept: 'This run changed nothing, or its earlier values are no longer stored.',
} as const;

/** Restores the vehicles to their state before a run. */
export async function undo({ staff, office }: Call, runId: string): Promise<Response> {
  requireFeedManager(staff);
  await expectStaffRate(
    { staff, office },
    'staffFeedUndo',
    'Too many runs in a short time. Please wait a minute.',
  );
  const id = runSchema.safeParse(runId);
  const undoing: Undoing = id.success
    ? await undoRun(office.pool, { runId: id.data, by: staff.id })
    : { outcome: 'refused', reason: 'no_run' };
  if (undoing.outcome === 'refused')
    throw new ApiError(undoing.reason === 'no_run' ? 'not_found' : 'changed', NOT_UNDONE[undoing.reason]);
  office.report('info', { staff: staff.id, run: runId, outcome: undoing.outcome }, 'feed_run_undone');
  return Response.json({ outcome: undoing.outcome } satisfies UndoAnswer);
}

async function runOf({ staff, office }: Call, runId: string): Promise<RunAnswer> {
  requireFeedManager(staff);
  const id = runSchema.safeParse(runId);
  const answer = id.success ? await readRun(office.pool, id.data) : null;
  if (!answer) throw new ApiError('not_found', 'There is no such run.');
  return answer;
}

const shortenDetails = (details: RunDetails): RunDetails => ({
  ...details,
  rejected: details.rejected.slice(0, VALUES_SHOWN),
  held: details.held.slice(0, VALUES_SHOWN),
  repeated: details.repeated.slice(0, VALUES_SHOWN),
});

function requireFeedManager({ mayManageFeeds }: Call['staff']): void {
  if (!mayManageFeeds) throw new ApiError('no_rights', 'Only administrators can manage feeds.');
}
