import path from 'node:path';
import type pg from 'pg';
import { transaction } from '../../../platform/database/client.server.ts';
import { FeedError } from '../feed-error.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { noteBegun, noteKilled } from './begun.server.ts';
import { type EarlierVehicle, vehiclesOfFeed } from './earlier-vehicles.server.ts';
import type { Guard } from './guards.ts';
import { commandText, findingText, judge, judgeEmpty } from './judging.ts';
import { lockFeed } from './lock.server.ts';
import type { PhotosBeside } from './photos-beside.ts';
import { type PlaceCounts, placeNames } from './places.ts';
import { type ImportReport, type Outcome, Tally } from './report.ts';
import { pastRuns, recordRun } from './runs.server.ts';
import { announceCommit, retireVehicles } from './store.server.ts';
import { type Survey, surveyFeed } from './survey.server.ts';
import { FeedWriter } from './write-feed.server.ts';

export interface ImportOptions {
  pool: pg.Pool;
  mapping: Mapping;
  file: string;
  /** Guards that a person has looked at: what they would refuse or hold is taken. */
  accept?: readonly Guard[];
  /** The caller has noted that the import begins, and lists it as failed if this process dies. */
  isNoted?: boolean;
  /** Do everything, then roll it back. */
  dryRun?: boolean;
  now?: Date;
  /** Whether pages will show the photo of an address: the report names the hosts of those that they will not. */
  canBeShown?: (photo: URL) => boolean;
  /** Photos that came beside the file. */
  photosBeside?: PhotosBeside;
  /** What is to be said of the file beside what its rows say. */
  warnings?: readonly string[];
  /** The file's bytes that were read so far, and its rows. */
  onProgress?: (progress: { bytes: number; rows: number }) => void;
  /** Another import of the feed is running, and this one waits for its end. */
  onWaiting?: () => void;
}

/**
 * Imports one feed in one transaction: adds and changes what it lists, leaves alone what is the same, retires
 * what it no longer lists. A refused or failed import changes nothing; each attempt leaves a `feed_runs` row, also one whose
 * process is killed: with the next import, or a minute later where a worker runs.
 * @returns the report, also of an import that was refused
 * @throws only what is not the feed's fault, such as a lost database
 */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const { pool, mapping, file, accept = [], dryRun = false, isNoted = false } = options;
  const tally = new Tally();
  tally.warnings.push(...(options.warnings ?? []));
  const startedAt = new Date();
  const names = placeNames(mapping);
  let places: PlaceCounts[] = [];
  let begunId: string | null = null;
  const report = (outcome: Outcome, error: string | null): ImportReport => ({
    feed: mapping.feed,
    file: path.basename(file),
    outcome,
    dryRun,
    error,
    rows: tally.rows,
    changes:
      outcome === 'refused' || outcome === 'failed'
        ? { added: 0, changed: 0, unchanged: 0, retired: 0 }
        : tally.changes,
    rejected: tally.rejected,
    held: tally.held,
    repeated: tally.repeated,
    guards: tally.guards,
    accepted: [...accept],
    mended: tally.mended(),
    warnings: tally.warnings,
    seconds: (Date.now() - startedAt.getTime()) / 1000,
  });
  try {
    return await transaction(pool, async (connection) => {
      if (!dryRun && !isNoted)
        begunId = await noteBegun(pool, connection, {
          feed: mapping.feed,
          file: path.basename(file),
          startedAt,
        });
      places = await apply(connection, options, tally);
      const { added, changed, retired } = tally.changes;
      const result = report(added + changed + retired === 0 ? 'unchanged' : 'imported', null);
      if (dryRun) throw new Rehearsal(result);
      await recordRun(connection, { report: result, places, names, startedAt }, begunId);
      return result;
    });
  } catch (error) {
    if (error instanceof Rehearsal) return error.report;
    const isRefused = error instanceof FeedError;
    const result = report(isRefused ? 'refused' : 'failed', (error as Error).message);
    // If the database is gone this fails as well, and the first error says more.
    if (!dryRun)
      await recordRun(pool, { report: result, places: [], names, startedAt }, begunId).catch(() => {});
    if (!isRefused) throw error;
    return result;
  }
}

/** Ends a dry run's transaction. */
class Rehearsal extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

async function apply(
  connection: pg.PoolClient,
  { mapping, file, accept = [], dryRun, now, canBeShown, photosBeside, onProgress, onWaiting }: ImportOptions,
  tally: Tally,
): Promise<PlaceCounts[]> {
  await lockFeed(connection, mapping.feed, onWaiting);
  if (!dryRun) await noteKilled(connection, mapping.feed);
  const acceptedGuards = new Set(accept);
  const task = {
    mapping,
    file,
    tally,
    now: now ?? new Date(),
    earlierVehicles: await vehiclesOfFeed(connection, mapping.feed),
  };
  const writer = new FeedWriter({ ...task, connection, feed: mapping.feed });
  try {
    const survey = await surveyFeed({
      ...task,
      accepted: acceptedGuards,
      canBeShown,
      photosBeside,
      onBytes: (bytes) => onProgress?.({ bytes, rows: tally.rows.read }),
      onNews: (row) => writer.add(row),
      onReplaced: () => writer.replace(),
    });
    // If writing failed, its error says more than the next query's, which only says that the transaction is aborted.
    await writer.settle();
    await guard(connection, mapping, survey, task.earlierVehicles.size, acceptedGuards, tally);
    await writer.finish(survey.listings, saysSomethingNew(survey, task.earlierVehicles));
    if (survey.gone.length > 0) await retireVehicles(connection, survey.gone, task.now);
    tally.changes.retired = survey.gone.length;
    const { added, changed, retired } = tally.changes;
    if (added + changed + retired > 0) await announceCommit(connection, mapping.feed);
    return survey.places.all();
  } finally {
    await writer.close();
  }
}

/** Whether anything will be written of a feed. */
function saysSomethingNew(
  { listings, gone }: Survey,
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>,
): boolean {
  for (const [id, { hash }] of listings) if (earlierVehicles.get(id)?.hash !== hash) return true;
  return gone.length > 0;
}

/**
 * Lets every guard judge what a feed would do.
 * @throws FeedError with all that was not accepted
 */
async function guard(
  connection: pg.PoolClient,
  mapping: Mapping,
  { places }: Survey,
  before: number,
  acceptedGuards: ReadonlySet<Guard>,
  tally: Tally,
): Promise<void> {
  const { read, taken, held } = tally.rows;
  const emptyFindings = judgeEmpty(read, before, acceptedGuards);
  // An empty feed retires everything, which `judgeEmpty` has judged: judging each place as well would say the same again.
  const shares =
    read === 0 ? [] : judge(places.all(), await pastRuns(connection, mapping.feed), acceptedGuards);
  const findings = [...emptyFindings, ...shares];
  const names = placeNames(mapping);
  tally.guards.push(...findings.map((finding) => ({ ...finding, text: findingText(finding, names) })));
  if (read > 0 && taken + held === 0)
    throw new FeedError(
      `Not one of the ${read} rows could be taken. Is this the mapping's feed? Nothing was changed.`,
    );
  const refusals = tally.guards.filter((finding) => !finding.accepted);
  if (refusals.length > 0)
    throw new FeedError(
      [...refusals.map((finding) => `${finding.text} ${commandText(finding)}`), 'Nothing was changed.'].join(
        '\n',
      ),
    );
}
