import path from 'node:path';
import type pg from 'pg';
import { transaction } from '../../../platform/database/client.server.ts';
import { FeedError } from '../feed-error.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { checkFeed } from './check-feed.ts';
import { type EarlierVehicle, vehiclesOfFeed } from './earlier-vehicles.server.ts';
import type { Guard } from './guards.ts';
import { recordImportStart, recordKilledImports } from './import-starts.server.ts';
import {
  changesOfOtherFeeds,
  isListedMeanwhile,
  knownVehicles,
  listedIdsByStocknum,
  retireReplaced,
} from './known-vehicles.server.ts';
import { lastRecord } from './last-record.server.ts';
import { type PlaceCounts, placeNames } from './location-counts.ts';
import { lockFeed } from './lock.server.ts';
import type { PhotosBeside } from './photos-beside.ts';
import { type ImportReport, type Outcome, Tally } from './report.ts';
import { pastRuns, recordRun } from './runs.server.ts';
import { notifyOutbox, retireVehicles } from './store.server.ts';
import { type Survey, surveyFeed } from './survey.server.ts';
import { FeedWriter } from './write-feed.server.ts';

export interface ImportOptions {
  pool: pg.Pool;
  mapping: Mapping;
  file: string;
  /** Guards that a person has reviewed: what they would refuse or hold is imported. */
  accept?: readonly Guard[];
  /** The caller has recorded the start, and records a failed run if this process dies. */
  isNoted?: boolean;
  /** Run the whole import, then roll it back. */
  dryRun?: boolean;
  now?: Date;
  /** Returns whether pages can show a photo URL; the report names the hosts of those they cannot. */
  canBeShown?: (photo: URL) => boolean;
  photosBeside?: PhotosBeside;
  /** Warnings from fetching, added to those about the rows. */
  warnings?: readonly string[];
  onProgress?: (progress: { bytes: number; rows: number }) => void;
  onWaiting?: () => void;
}

/**
 * Imports one feed in one transaction: adds and changes the vehicles it lists, skips unchanged ones, and
 * retires those it no longer lists. A refused or failed import changes nothing. Each attempt leaves a
 * `feed_runs` row; if the process is killed, the next import or the worker writes it.
 *
 * @returns the report, also of a refused import
 * @throws only errors not caused by the feed, such as a lost database connection
 */
export const importFeed = (options: ImportOptions): Promise<ImportReport> => tryImport(options, 1);

/** Attempts to import while other feeds' imports list the same vehicles; each begins by looking them up. */
const MOST_ATTEMPTS = 3;

async function tryImport(options: ImportOptions, attempt: number): Promise<ImportReport> {
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
        begunId = await recordImportStart(pool, connection, {
          feed: mapping.feed,
          file: path.basename(file),
          startedAt,
        });
      places = await apply(connection, { ...options, mayRace: attempt === MOST_ATTEMPTS }, tally);
      const { added, changed, retired } = tally.changes;
      const result = report(added + changed + retired === 0 ? 'unchanged' : 'imported', null);
      if (dryRun) throw new DryRunRollback(result);
      await recordRun(connection, { report: result, places, names, startedAt }, begunId);
      return result;
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.report;
    if (error instanceof ListedMeanwhileError) {
      if (begunId !== null) await pool.query('delete from begun_imports where id = $1', [begunId]);
      return tryImport(options, attempt + 1);
    }
    const isRefused = error instanceof FeedError;
    const result = report(isRefused ? 'refused' : 'failed', (error as Error).message);
    // If the database is unavailable this fails too, and the first error is more useful.
    if (!dryRun)
      await recordRun(pool, { report: result, places: [], names, startedAt }, begunId).catch(() => {});
    if (!isRefused) throw error;
    return result;
  }
}

class DryRunRollback extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

/** Another feed's import listed one of the vehicles since they were looked up. */
class ListedMeanwhileError extends Error {}

async function apply(
  connection: pg.PoolClient,
  {
    pool,
    mapping,
    file,
    accept = [],
    dryRun,
    now,
    canBeShown,
    photosBeside,
    mayRace,
    onProgress,
    onWaiting,
  }: ImportOptions & { mayRace: boolean },
  tally: Tally,
): Promise<PlaceCounts[]> {
  await lockFeed(connection, mapping.feed, onWaiting);
  if (!dryRun) await recordKilledImports(connection, mapping.feed);
  const acceptedGuards = new Set(accept);
  const othersBefore = await changesOfOtherFeeds(connection, mapping.feed);
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
      // On a connection of its own, so that it does not wait for the vehicles being written.
      known: (wanted) => knownVehicles(pool, { feed: mapping.feed, ...wanted }),
      listedIds: (stocknums) => listedIdsByStocknum(connection, mapping.feed, stocknums),
      onBytes: (bytes) => onProgress?.({ bytes, rows: tally.rows.read }),
      onNews: (row) => writer.add(row),
      onReplaced: () => writer.replace(),
      lastRecord: async (id) => {
        await writer.settle();
        return lastRecord(connection, id);
      },
    });
    // If writing failed, throw its error; the next query would only report an aborted transaction.
    await writer.settle();
    checkFeed(survey, {
      mapping,
      tally,
      before: task.earlierVehicles.size,
      past: tally.rows.read === 0 ? [] : await pastRuns(connection, mapping.feed),
      accepted: acceptedGuards,
    });
    await writer.finish(survey.listings, saysSomethingNew(survey, task.earlierVehicles));
    if (survey.gone.length > 0) await retireVehicles(connection, mapping.feed, survey.gone, task.now);
    tally.changes.retired = survey.gone.length;
    const { added, changed, retired } = tally.changes;
    if (added + changed + retired > 0) {
      const { feed, replaces } = mapping;
      await retireReplaced(connection, { feed, replaces, now: task.now });
      if (
        !mayRace &&
        !acceptedGuards.has('elsewhere') &&
        (await isListedMeanwhile(connection, feed, { replaces, before: othersBefore }))
      )
        throw new ListedMeanwhileError();
      await notifyOutbox(connection, feed);
    }
    return survey.places.all();
  } finally {
    await writer.close();
  }
}

function saysSomethingNew(
  { listings, gone }: Survey,
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>,
): boolean {
  for (const [id, { hash }] of listings) if (earlierVehicles.get(id)?.hash !== hash) return true;
  return gone.length > 0;
}
