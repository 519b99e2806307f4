import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { AcceptedRow } from '../mapping/apply.ts';
import { type EarlierVehicle, writtenAmong } from './earlier-vehicles.server.ts';
import type { Tally } from './report.ts';
import { Spool } from './spool.server.ts';
import { type Change, deleteUndoData, writeVehicles } from './store.server.ts';
import type { Listing } from './survey.server.ts';
import { type WrittenFields, writtenFields } from './written-fields.ts';

const BATCH = 500;
/** Rows after which to yield to the event loop, so that responses from the database are handled. */
const LOOK_EVERY = 20;
const ALONG = 'written_along';
/** Separates the parts of a spooled line; JSON text never contains a tab. */
const SEPARATOR = '\t';

interface Task {
  connection: pg.PoolClient;
  feed: string;
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>;
  tally: Tally;
  now: Date;
}

/**
 * Writes a feed's vehicles while the rest is still being read, because writing takes as long as reading. If a
 * guard refuses the feed afterwards, the transaction is rolled back. If a better row of a vehicle comes
 * later, everything written so far is rolled back to a savepoint, and the chosen rows are written from the
 * spool once all are known.
 */
export class FeedWriter {
  private readonly task: Task;
  /** Every added row, in case they must be written again. */
  private readonly spool = new Spool();
  private batch: VehicleUpdate[] = [];
  private writing = Promise.resolve();
  private hasBegun = false;
  private isReplaced = false;
  /** Vehicles that were another feed's. */
  private readonly takenOver = new Set<string>();

  constructor(task: Task) {
    this.task = task;
  }

  async add({
    line,
    takenOver,
    vehicle,
    json,
    hash,
  }: { line: number; takenOver: boolean } & AcceptedRow): Promise<void> {
    const facts = writtenFields(vehicle);
    if (takenOver) this.takenOver.add(vehicle.id);
    await this.spool.add([line, JSON.stringify(facts), json].join(SEPARATOR));
    if (this.isReplaced) return;
    this.batch.push({ vehicle: facts, json, hash });
    if (this.batch.length % LOOK_EVERY === 0) await turn();
    if (this.batch.length < BATCH) return;
    if (!this.hasBegun) await this.begin();
    await this.write();
  }

  /** Call when a better row is found for a vehicle that was already added. */
  replace(): void {
    this.isReplaced = true;
    this.batch = [];
  }

  async settle(): Promise<void> {
    await this.writing;
  }

  /**
   * Writes the remaining rows.
   *
   * @param listings the chosen rows; the changed ones were all added
   * @param isNews whether anything changes, so that the undo data of the previous import is deleted
   */
  async finish(listings: ReadonlyMap<string, Listing>, isNews: boolean): Promise<void> {
    const { connection, feed, tally } = this.task;
    if (this.isReplaced) await this.takeBack();
    if (isNews && !this.hasBegun) await deleteUndoData(connection, feed);
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
    await deleteUndoData(connection, feed);
  }

  /** Starts writing the batch after the previous one, while the next is read. */
  private async write(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    await this.writing;
    this.writing = writeBatch({ ...this.task, takenOver: this.takenOver }, batch);
    // The next write or `settle` throws the error; until then it must not be an unhandled rejection.
    this.writing.catch(() => {});
  }

  private async takeBack(): Promise<void> {
    await this.writing;
    if (this.hasBegun) await this.task.connection.query(`rollback to savepoint ${ALONG}`);
    this.hasBegun = false;
    Object.assign(this.task.tally.changes, { added: 0, changed: 0 });
  }

  private async writeChosen(listings: ReadonlyMap<string, Listing>): Promise<void> {
    const hashes = new Map<number, string>();
    for (const [id, { line, hash }] of listings)
      if (this.task.earlierVehicles.get(id)?.hash !== hash) hashes.set(line, hash);
    let writtenCount = 0;
    for await (const lines of this.spool.batches()) {
      for (const text of lines) {
        const [line, facts, json] = text.split(SEPARATOR) as [string, string, string];
        const hash = hashes.get(Number(line));
        // The facts were validated with the vehicle's schema before they were spooled.
        if (hash !== undefined) this.batch.push({ vehicle: JSON.parse(facts) as WrittenFields, json, hash });
      }
      writtenCount += this.batch.length;
      await this.write();
    }
    if (writtenCount < hashes.size)
      throw new Error(`${hashes.size - writtenCount} changed vehicles were not spooled.`);
  }
}

type VehicleUpdate = Omit<Change, 'earlier'>;

/** Writes a batch. A vehicle that is listed again keeps its address and dates. */
async function writeBatch(
  { connection, feed, earlierVehicles, tally, now, takenOver }: Task & { takenOver: ReadonlySet<string> },
  batch: readonly VehicleUpdate[],
): Promise<void> {
  if (batch.length === 0) return;
  const ids = batch.map(({ vehicle }) => vehicle.id);
  const earlierById = await writtenAmong(
    connection,
    ids,
    (id) => earlierVehicles.has(id) || takenOver.has(id),
  );
  const changes = batch.map((news) => ({ ...news, earlier: earlierById.get(news.vehicle.id) }));
  for (const { earlier } of changes) tally.changes[earlier ? 'changed' : 'added'] += 1;
  await writeVehicles(connection, feed, changes, { takenOver, now });
}
