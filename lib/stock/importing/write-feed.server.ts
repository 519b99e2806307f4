import type pg from 'pg';
import { FeedError } from '../feed-error.ts';
import { rowReader } from '../mapping/apply.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { feedRows } from './feed-rows.server.ts';
import type { Tally } from './report.ts';
import { type Change, type EarlierVehicle, retiredAmong, writeVehicles } from './store.server.ts';
import type { Listing } from './survey.server.ts';

const WRITE_BATCH = 500;

/** What is written, over what, and who hears of it. */
interface Task {
  mapping: Mapping;
  file: string;
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>;
  listings: ReadonlyMap<string, Listing>;
  tally: Tally;
  now: Date;
  onBytes: (bytes: number) => void;
}

/**
 * Reads a surveyed feed again and writes what has changed.
 * @throws FeedError when the file is no longer the one that was surveyed
 */
export async function writeFeed(connection: pg.PoolClient, task: Task): Promise<void> {
  const { mapping, earlierVehicles, listings, tally } = task;
  const changed = new Map<number, string>();
  for (const [id, { line, hash }] of listings)
    if (earlierVehicles.get(id)?.hash === hash) tally.changes.unchanged += 1;
    else changed.set(line, hash);
  if (changed.size === 0) return;

  const readRow = rowReader(mapping);
  const silent = { mended: () => {} };
  let batch: Change[] = [];
  // The database writes one batch while the next is read.
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    const full = batch;
    batch = [];
    writing = writeBatch(connection, mapping.feed, full, tally, task.now);
    // The next flush throws its error; until then it must not end the process.
    writing.catch(() => {});
  };
  // The survey has judged the end of the file.
  for await (const row of feedRows({ mapping, file: task.file, mayBeCut: true }, { onBytes: task.onBytes })) {
    const hash = changed.get(row.line);
    if (hash === undefined) continue;
    const result = readRow(row, silent);
    if (!('vehicle' in result) || result.hash !== hash) throw changedMeanwhile();
    changed.delete(row.line);
    batch.push({ vehicle: result.vehicle, hash, earlier: earlierVehicles.get(result.vehicle.id) });
    if (batch.length >= WRITE_BATCH) await flush();
  }
  await flush();
  await writing;
  if (changed.size > 0) throw changedMeanwhile();
}

const changedMeanwhile = (): FeedError =>
  new FeedError('The file was changed while it was read. Import it again. Nothing was changed.');

/** Writes a batch. A vehicle new to the feed's list may be one that came back: then it keeps its address and its dates. */
async function writeBatch(
  connection: pg.PoolClient,
  feed: string,
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
