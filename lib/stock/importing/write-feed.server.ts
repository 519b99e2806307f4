import type pg from 'pg';
import type { FeedVehicle } from '../mapping/apply.ts';
import type { Tally } from './report.ts';
import type { Spool } from './spool.server.ts';
import { type Change, type EarlierVehicle, retiredAmong, writeVehicles } from './store.server.ts';
import type { Listing } from './survey.server.ts';

/** What is written, over what, and who hears of it. */
interface Task {
  feed: string;
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>;
  listings: ReadonlyMap<string, Listing>;
  /** Lines of `newsLine`, among them each row of `listings` that says something new. */
  news: Spool;
  tally: Tally;
  now: Date;
  /** Receives how much of the writing is done, from 0 to 1. */
  onShare: (share: number) => void;
}

/** A row as it waits to be written. */
export const newsLine = ({ line, json }: { line: number; json: string }): string => `${line} ${json}`;

/** Writes what has changed of a surveyed feed. */
export async function writeFeed(connection: pg.PoolClient, task: Task): Promise<void> {
  const { earlierVehicles, listings, tally } = task;
  const changed = new Map<number, string>();
  for (const [id, { line, hash }] of listings)
    if (earlierVehicles.get(id)?.hash === hash) tally.changes.unchanged += 1;
    else changed.set(line, hash);

  let written = 0;
  // The database writes one batch while the next is read.
  let writing = Promise.resolve();
  for await (const lines of task.news.batches()) {
    const batch = lines.flatMap((text) => changesOf(text, changed, earlierVehicles));
    await writing;
    task.onShare(written / changed.size);
    writing = writeBatch(connection, task.feed, batch, tally, task.now);
    // The next batch throws its error; until then it must not end the process.
    writing.catch(() => {});
    written += batch.length;
  }
  await writing;
  if (written < changed.size) throw new Error(`${changed.size - written} changed vehicles were not spooled.`);
}

/** The change that a line tells, if its row is still the one chosen for its vehicle. */
function changesOf(
  text: string,
  changed: ReadonlyMap<number, string>,
  earlierVehicles: Task['earlierVehicles'],
): Change[] {
  const blank = text.indexOf(' ');
  const hash = changed.get(Number(text.slice(0, blank)));
  if (hash === undefined) return [];
  // It was parsed by its schema before it was written down.
  const vehicle = JSON.parse(text.slice(blank + 1)) as FeedVehicle;
  return [{ vehicle, hash, earlier: earlierVehicles.get(vehicle.id) }];
}

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
