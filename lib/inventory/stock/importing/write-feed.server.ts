import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { TakenRow } from '../mapping/apply.ts';
import { type EarlierVehicle, writtenAmong } from './earlier-vehicles.server.ts';
import type { Tally } from './report.ts';
import { Spool } from './spool.server.ts';
import { type Change, forgetUndo, writeVehicles } from './store.server.ts';
import type { Listing } from './survey.server.ts';
import { type WrittenFacts, writtenFacts } from './written-facts.ts';

/** Vehicles written by one statement. */
const BATCH = 500;
/** After so many rows the event loop gets a turn: rows come in large pieces, and the database's answers would wait that long. */
const LOOK_EVERY = 20;
const ALONG = 'written_along';
/** Separates the parts of a line of the spool: JSON text never holds a tab. */
const SEPARATOR = '\t';

/** The input of writing: the connection, the feed, its vehicles as they were before, and the tally. */
interface Task {
  connection: pg.PoolClient;
  feed: string;
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>;
  tally: Tally;
  now: Date;
}

/**
 * Writes a feed's vehicles while the rest of it is still being read, because writing takes as long as reading. If a guard refuses
 * the feed afterwards, the transaction is rolled back. If a better row of a vehicle comes later, everything written so far is
 * rolled back to a savepoint, and the chosen rows are written from the spool once all are known.
 */
export class FeedWriter {
  private readonly task: Task;
  /** Every row that was added, in case they must be written again. */
  private readonly spool = new Spool();
  private batch: NewsOfVehicle[] = [];
  private writing = Promise.resolve();
  private hasBegun = false;
  private isReplaced = false;

  constructor(task: Task) {
    this.task = task;
  }

  /** Takes a row that says something new. */
  async add({ line, vehicle, json, hash }: { line: number } & TakenRow): Promise<void> {
    const facts = writtenFacts(vehicle);
    await this.spool.add([line, JSON.stringify(facts), json].join(SEPARATOR));
    if (this.isReplaced) return;
    this.batch.push({ vehicle: facts, json, hash });
    if (this.batch.length % LOOK_EVERY === 0) await turn();
    if (this.batch.length < BATCH) return;
    if (!this.hasBegun) await this.begin();
    await this.write();
  }

  /** Call when a vehicle has a better row than the one that was chosen for it. */
  replace(): void {
    this.isReplaced = true;
    this.batch = [];
  }

  /** Waits until what was begun is written. */
  async settle(): Promise<void> {
    await this.writing;
  }

  /**
   * Writes what is not yet written.
   * @param listings the rows that were chosen; those that say something new were all added
   * @param isNews whether anything will change: what was kept for undoing is forgotten
   */
  async finish(listings: ReadonlyMap<string, Listing>, isNews: boolean): Promise<void> {
    const { connection, feed, tally } = this.task;
    if (this.isReplaced) await this.takeBack();
    if (isNews && !this.hasBegun) await forgetUndo(connection, feed);
    if (this.isReplaced) await this.writeChosen(listings);
    else await this.write();
    await this.settle();
    const { added, changed } = tally.changes;
    tally.changes.unchanged = listings.size - added - changed;
  }

  async close(): Promise<void> {
    await this.spool.close();
  }

  private async begin(): Promise<void> {
    const { connection, feed } = this.task;
    this.hasBegun = true;
    await connection.query(`savepoint ${ALONG}`);
    await forgetUndo(connection, feed);
  }

  /** Begins to write the batch once the one before is written: the next is read meanwhile. */
  private async write(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    await this.writing;
    this.writing = writeBatch(this.task, batch);
    // The next write or `settle` throws its error; until then it must not count as an unhandled rejection.
    this.writing.catch(() => {});
  }

  private async takeBack(): Promise<void> {
    await this.writing;
    if (this.hasBegun) await this.task.connection.query(`rollback to savepoint ${ALONG}`);
    this.hasBegun = false;
    Object.assign(this.task.tally.changes, { added: 0, changed: 0 });
  }

  /** Writes the chosen rows out of the spool. */
  private async writeChosen(listings: ReadonlyMap<string, Listing>): Promise<void> {
    const hashes = new Map<number, string>();
    for (const [id, { line, hash }] of listings)
      if (this.task.earlierVehicles.get(id)?.hash !== hash) hashes.set(line, hash);
    let writtenCount = 0;
    for await (const lines of this.spool.batches()) {
      for (const text of lines) {
        const [line, facts, json] = text.split(SEPARATOR) as [string, string, string];
        const hash = hashes.get(Number(line));
        // The facts were checked by the vehicle's schema before they went into the spool.
        if (hash !== undefined) this.batch.push({ vehicle: JSON.parse(facts) as WrittenFacts, json, hash });
      }
      writtenCount += this.batch.length;
      await this.write();
    }
    if (writtenCount < hashes.size)
      throw new Error(`${hashes.size - writtenCount} changed vehicles were not spooled.`);
  }
}

type NewsOfVehicle = Omit<Change, 'earlier'>;

/** Writes a batch. A vehicle new to the feed's list may be one that came back: then it keeps its address and its dates. */
async function writeBatch(
  { connection, feed, earlierVehicles, tally, now }: Task,
  batch: readonly NewsOfVehicle[],
): Promise<void> {
  if (batch.length === 0) return;
  const ids = batch.map(({ vehicle }) => vehicle.id);
  const earlierById = await writtenAmong(connection, ids, (id) => earlierVehicles.has(id));
  const changes = batch.map((news) => ({ ...news, earlier: earlierById.get(news.vehicle.id) }));
  for (const { earlier } of changes) tally.changes[earlier ? 'changed' : 'added'] += 1;
  await writeVehicles(connection, feed, changes, now);
}
