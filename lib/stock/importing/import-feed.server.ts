import path from 'node:path';
import type pg from 'pg';
import { transaction } from '../../database/client.server.ts';
import { unshownPhotos } from '../../media/unshown-photos.ts';
import { FeedError } from '../feed-error.ts';
import { rowReader, vehicleId } from '../mapping/apply.ts';
import { expectedColumns, type Mapping, rulesOf } from '../mapping/mapping.ts';
import { readCsv } from '../reading/csv.ts';
import { readJson } from '../reading/json.ts';
import type { Row } from '../reading/row.ts';
import { readText } from '../reading/text.server.ts';
import { type ImportReport, type Outcome, Tally } from './report.ts';
import { recordRun } from './runs.server.ts';
import {
  announceCommit,
  type Change,
  type EarlierVehicle,
  lockFeed,
  retiredAmong,
  retireVehicles,
  vehiclesOfFeed,
  writeVehicles,
} from './store.server.ts';

const WRITE_BATCH = 500;
/** A feed that would take away more than this share of its stock is not believed (unless forced). */
const RETIRE_LIMIT = 0.5;

export interface ImportOptions {
  pool: pg.Pool;
  mapping: Mapping;
  file: string;
  /** Take a feed that would retire most of the stock, is empty, lists a vehicle twice or may be cut off. */
  force?: boolean;
  /** Do everything, then roll it back. */
  dryRun?: boolean;
  now?: Date;
  /** Whether pages will show the photo of an address: the report names the hosts of those that they will not. */
  canBeShown?: (photo: URL) => boolean;
  onProgress?: (progress: { bytes: number; rows: number }) => void;
}

/**
 * Imports one feed in one transaction: adds and changes what it lists, leaves alone what is the same, retires
 * what it no longer lists. A refused or failed import changes nothing; each attempt leaves a `feed_runs` row.
 * @returns the report, also of an import that was refused
 * @throws only what is not the feed's fault, such as a lost database
 */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const { pool, mapping, file, dryRun = false, now = new Date() } = options;
  const tally = new Tally();
  const startedAt = new Date();
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
    mended: tally.mended(),
    warnings: tally.warnings,
    seconds: (Date.now() - startedAt.getTime()) / 1000,
  });
  try {
    return await transaction(pool, async (connection) => {
      await apply(connection, options, tally, now);
      const { added, changed, retired } = tally.changes;
      const result = report(added + changed + retired === 0 ? 'unchanged' : 'imported', null);
      if (dryRun) throw new Rehearsal(result);
      await recordRun(connection, result, startedAt);
      return result;
    });
  } catch (error) {
    if (error instanceof Rehearsal) return error.report;
    const refused = error instanceof FeedError;
    const result = report(refused ? 'refused' : 'failed', (error as Error).message);
    // If the database is gone this fails as well, and the first error says more.
    if (!dryRun) await recordRun(pool, result, startedAt).catch(() => {});
    if (!refused) throw error;
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
  options: ImportOptions,
  tally: Tally,
  now: Date,
): Promise<void> {
  const { mapping, force = false, canBeShown = () => true, onProgress } = options;
  await lockFeed(connection, mapping.feed);
  const earlierVehicles = await vehiclesOfFeed(connection, mapping.feed);
  const readRow = rowReader(mapping);
  const listed = new Map<string, { line: number; hash: string }>();
  const unreadable = new Set<string>();
  const twice: string[] = [];
  const photos = unshownPhotos(canBeShown);
  let batch: Change[] = [];
  let bytes = 0;
  // The database writes one batch while the next is read.
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    const full = batch;
    batch = [];
    writing = write(connection, mapping, full, tally, now);
    // The next flush throws its error; until then it must not end the process.
    writing.catch(() => {});
    onProgress?.({ bytes, rows: tally.rows.read });
  };

  const rows = readRows(options, tally, (consumed) => {
    bytes = consumed;
  });
  for await (const row of rows) {
    tally.rows.read += 1;
    const notes = tally.notesFor(row.line);
    const result = readRow(row, notes);
    if ('rejections' in result) {
      const stocknum = stocknumOf(row, mapping);
      tally.reject(row.line, stocknum, result.rejections);
      // The dealer still lists it, so the vehicle stays as it was until its row can be read again.
      if (stocknum !== null) unreadable.add(vehicleId(mapping.feed, stocknum));
      continue;
    }
    const { vehicle, hash } = result;
    const first = listed.get(vehicle.id);
    if (first) {
      if (first.hash !== hash) twice.push(`"${vehicle.stocknum}" (lines ${first.line} and ${row.line})`);
      const reason = `is listed already on line ${first.line}`;
      tally.reject(row.line, vehicle.stocknum, [{ field: 'stocknum', value: vehicle.stocknum, reason }]);
      continue;
    }
    listed.set(vehicle.id, { line: row.line, hash });
    notes.keep();
    photos.note(vehicle);
    tally.rows.taken += 1;
    const earlier = earlierVehicles.get(vehicle.id);
    if (earlier?.hash === hash) {
      tally.changes.unchanged += 1;
      continue;
    }
    batch.push({ vehicle, hash, earlier });
    if (batch.length >= WRITE_BATCH) await flush();
  }
  await flush();
  await writing;

  const unshown = photos.warning();
  if (unshown) tally.warnings.push(unshown);
  refuseUnbelievable(tally, twice, force);
  await retire(connection, earlierVehicles, new Set([...listed.keys(), ...unreadable]), tally, force, now);
  const { added, changed, retired } = tally.changes;
  if (added + changed + retired > 0) await announceCommit(connection, mapping.feed);
}

/** Writes a batch. A vehicle new to the feed's list may be one that came back: then it keeps its address and its dates. */
async function write(
  connection: pg.PoolClient,
  { feed }: Mapping,
  batch: readonly Change[],
  tally: Tally,
  now: Date,
): Promise<void> {
  if (batch.length === 0) return;
  const newcomers = batch.flatMap(({ vehicle, earlier }) => (earlier ? [] : [vehicle.id]));
  const returned = newcomers.length > 0 ? await retiredAmong(connection, newcomers) : null;
  const changes = batch.map((change) => ({
    ...change,
    earlier: change.earlier ?? returned?.get(change.vehicle.id),
  }));
  for (const { earlier } of changes) tally.changes[earlier ? 'changed' : 'added'] += 1;
  await writeVehicles(connection, feed, changes, now);
}

/** The feed's rows, in either format. */
async function* readRows(
  { mapping, file, force }: ImportOptions,
  tally: Tally,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Row> {
  const text = readText(file, mapping.encoding, onBytes);
  const columns = expectedColumns(mapping);
  const onUnexpected = (names: string[]) => {
    if (names.length > 0)
      tally.warnings.push(
        `the mapping does not know ${names.map((name) => `"${name}"`).join(', ')}; not read`,
      );
  };
  if ((mapping.format ?? (file.toLowerCase().endsWith('.json') ? 'json' : 'csv')) === 'json') {
    yield* readJson(text, { ...columns, records: mapping.records, onUnexpected });
    return;
  }
  yield* readCsv(text, {
    ...columns,
    delimiter: mapping.delimiter,
    finalNewline: force ? 'optional' : mapping.finalNewline,
    onUnexpected,
    onRagged: ({ line, fields, expected }) => {
      tally.rows.read += 1;
      const reason = `has ${fields} fields where the header has ${expected}`;
      tally.reject(line, null, [{ field: '(row)', value: '', reason }]);
    },
  });
}

function refuseUnbelievable(tally: Tally, twice: readonly string[], force: boolean): void {
  const { read, taken } = tally.rows;
  if (twice.length > 0 && !force)
    throw new FeedError(
      `The feed lists stock numbers more than once, with different facts: ${twice.slice(0, 10).join(', ')}${twice.length > 10 ? ` and ${twice.length - 10} more` : ''}. Correct the feed, or use --force to take the first of each. Nothing was changed.`,
      { forcible: true },
    );
  if (read === 0 && !force)
    throw new FeedError(
      'The feed lists no vehicles. If that is meant, use --force to retire all of its stock. Nothing was changed.',
      { forcible: true },
    );
  if (read > 0 && taken === 0)
    throw new FeedError(
      `Not one of the ${read} rows could be taken. Is this the mapping's feed? Nothing was changed.`,
    );
}

async function retire(
  connection: pg.PoolClient,
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>,
  listed: ReadonlySet<string>,
  tally: Tally,
  force: boolean,
  now: Date,
): Promise<void> {
  const toRetire = [...earlierVehicles.keys()].filter((id) => !listed.has(id));
  if (toRetire.length > earlierVehicles.size * RETIRE_LIMIT && !force)
    throw new FeedError(
      `The feed would retire ${toRetire.length} of ${earlierVehicles.size} vehicles, more than half. If that is meant, use --force. Nothing was changed.`,
      { forcible: true },
    );
  if (toRetire.length > 0) await retireVehicles(connection, toRetire, now);
  tally.changes.retired = toRetire.length;
}

/** What the feed calls a row that could not be read as a vehicle. */
function stocknumOf(row: Row, mapping: Mapping): string | null {
  const column = Object.entries(mapping.columns).find(([, rule]) =>
    rulesOf(rule).some(({ field }) => field === 'stocknum'),
  );
  const value = column ? row.values[column[0]] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
}
