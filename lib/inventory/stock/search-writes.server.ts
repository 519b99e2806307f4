import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { PhotoNotes } from '../media/photo-notes.ts';
import { shownPhoto } from '../media/shown-photos.server.ts';
import { STOCK_INDEX, type StockRecord } from '../search/record.ts';
import { toStockRecord } from '../search/to-record.ts';
import { type IndexedCharges, readIndexedCharges } from './indexed-charges.server.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import {
  VEHICLE_COLUMNS,
  VERSION_COLUMNS,
  type VehicleRow,
  type VehicleVersion,
  vehicleOf,
} from './vehicles.server.ts';

/** Search writes by vehicle id, each with the version of the vehicle it is based on. */
type Prepared = ReadonlyMap<string, { version: string; write: RecordWrite }>;

const NOTHING: Prepared = new Map();
const versionOf = ({ written, kept, recalled }: VehicleVersion, charges: IndexedCharges): string =>
  `${written} ${kept} ${recalled} ${charges.version}`;

/**
 * Prepares search writes for changed vehicles. While search processes one round, the next is read ahead to
 * save time; prepared writes are used only if the vehicle has not changed since.
 */
export class RecordWrites {
  private readonly pool: pg.Pool;
  private ahead: Promise<Prepared> = Promise.resolve(NOTHING);

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** Returns one write per vehicle: its current record, or its removal if no list shows it. */
  async of(connection: Queryable, vehicleIds: readonly string[]): Promise<RecordWrite[]> {
    const ahead = await this.ahead;
    this.ahead = Promise.resolve(NOTHING);
    const charges = await readIndexedCharges(connection);
    const current = await unchanged(connection, vehicleIds, ahead, charges);
    const preparedById = await prepare(
      connection,
      vehicleIds.filter((id) => !current.has(id)),
      charges,
    );
    return vehicleIds.map(
      (objectID) =>
        (current.get(objectID) ?? preparedById.get(objectID))?.write ?? {
          action: 'deleteObject',
          body: { objectID },
        },
    );
  }

  /**
   * Starts reading the rows after a round.
   *
   * @param round ids of its outbox rows
   * @returns when it is read, which callers need not await; never rejects, because the round can read for
   * itself
   */
  async readAhead(round: readonly string[]): Promise<void> {
    this.ahead = this.next(round).catch(() => NOTHING);
    await this.ahead;
  }

  private async next(round: readonly string[]): Promise<Prepared> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select distinct car_id as id from stock_outbox where ${nextInTurn('search')} and not id = any($2)`,
      [2 * round.length, round],
    );
    return prepare(
      this.pool,
      rows.map(({ id }) => id),
      await readIndexedCharges(this.pool),
    );
  }
}

async function unchanged(
  connection: Queryable,
  vehicleIds: readonly string[],
  ahead: Prepared,
  charges: IndexedCharges,
): Promise<Prepared> {
  if (ahead.size === 0) return NOTHING;
  const { rows } = await connection.query<VehicleVersion & { id: string }>(
    `select id, ${VERSION_COLUMNS} from cars where id = any($1) and retired_at is null`,
    [vehicleIds.filter((id) => ahead.has(id))],
  );
  return new Map(
    rows.flatMap(({ id, ...version }) => {
      const preparedWrite = ahead.get(id);
      return preparedWrite?.version === versionOf(version, charges) ? [[id, preparedWrite] as const] : [];
    }),
  );
}

async function prepare(
  db: Queryable,
  vehicleIds: readonly string[],
  charges: IndexedCharges,
): Promise<Prepared> {
  if (vehicleIds.length === 0) return NOTHING;
  const { rows } = await db.query<VehicleRow & VehicleVersion>(
    `select ${VEHICLE_COLUMNS}, xmin::text as written from cars where id = any($1) and retired_at is null`,
    [vehicleIds],
  );
  const now = new Date();
  return new Map(
    rows.map((row) => [row.id, { version: versionOf(row, charges), write: writeOf(row, charges, now) }]),
  );
}

function writeOf(row: VehicleRow, charges: IndexedCharges, now: Date): RecordWrite {
  const vehicle = vehicleOf(row);
  const tables = charges.tablesFor(vehicle.dealership_id);
  const body = withShownPhoto(toStockRecord(vehicle, tables && { tables, now }), row.photoNotes);
  return body
    ? { action: 'updateObject', body: { ...body } }
    : { action: 'deleteObject', body: { objectID: row.id } };
}

/** Signs the photo's URL, because browsers read the index directly and have no key. */
function withShownPhoto(record: StockRecord | null, notes: PhotoNotes | null): StockRecord | null {
  const address = record?.primary_image_url;
  if (!record || !address) return record;
  return { ...record, primary_image_url: shownPhoto(address, notes?.[address]?.version) };
}

export interface Refusal {
  vehicleId: string;
  problem: string;
}

export type RecordWrite = BatchRequest & { body: { objectID: string } };

/** Status codes for an invalid batch. Keys, quotas and rate limits have other codes. */
const REFUSALS: readonly unknown[] = [400, 413, 422];
/** If nothing is accepted and more than these are refused, the fault is with search, not the records. */
const BELIEVABLE_REFUSALS = 10;
/**
 * Milliseconds before polling a task again. A batch of a large feed takes a few tenths of a second, and the
 * client's default intervals would take as long again.
 */
const pollAfter = (tries: number): number => Math.min(Math.max(tries - QUICK_POLLS, 1) * 25, 1_000);
const QUICK_POLLS = 20;

/**
 * Writes to the stock index and waits until searches see it. Search refuses a whole batch for one invalid
 * record and does not reliably name it, so the batch is split in halves until it is found. A vehicle whose
 * record is refused is removed from search, which would otherwise show its old state.
 *
 * @param writes at most one per vehicle
 * @returns the refused vehicles
 * @throws the client's error if search does not respond or accepts nothing
 */
export async function sendRecords(client: Algoliasearch, writes: readonly RecordWrite[]): Promise<Refusal[]> {
  const refusals: (Refusal & { error: unknown })[] = [];
  const taskIds: number[] = [];
  const send = async (requests: readonly RecordWrite[]) => {
    const { taskID } = await client.batch({
      indexName: STOCK_INDEX,
      batchWriteParams: { requests: [...requests] },
    });
    taskIds.push(taskID);
  };
  const parts = [writes];
  for (let part = parts.pop(); part; part = parts.pop()) {
    try {
      await send(part);
    } catch (error) {
      if (!REFUSALS.includes(Object(error).status)) throw error;
      const [only] = part;
      const middle = Math.ceil(part.length / 2);
      if (part.length > 1) parts.push(part.slice(middle), part.slice(0, middle));
      else if (only) refusals.push({ vehicleId: only.body.objectID, problem: problemOf(error), error });
    }
  }
  const takesNothing = taskIds.length === 0 && refusals.length > BELIEVABLE_REFUSALS;
  if (takesNothing) throw refusals[0]?.error;
  if (refusals.length > 0)
    await send(
      refusals.map(({ vehicleId }) => ({ action: 'deleteObject', body: { objectID: vehicleId } }) as const),
    );
  // Search processes the writes to an index in order, so the last task is enough.
  const taskID = taskIds.at(-1);
  if (taskID !== undefined) await client.waitForTask({ indexName: STOCK_INDEX, taskID, timeout: pollAfter });
  return refusals.map(({ vehicleId, problem }) => ({ vehicleId, problem }));
}

const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
