import type pg from 'pg';
import type { Queryable } from '../../platform/database/client.server.ts';
import { shownPhoto } from '../media/shown-photos.server.ts';
import type { StockRecord } from '../search/record.ts';
import { toStockRecord } from '../search/to-record.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import type { RecordWrite } from './send-records.server.ts';
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
const versionOf = ({ written, kept }: VehicleVersion): string => `${written} ${kept}`;

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
    const current = await unchanged(connection, vehicleIds, ahead);
    const preparedById = await prepare(
      connection,
      vehicleIds.filter((id) => !current.has(id)),
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
    );
  }
}

async function unchanged(
  connection: Queryable,
  vehicleIds: readonly string[],
  ahead: Prepared,
): Promise<Prepared> {
  if (ahead.size === 0) return NOTHING;
  const { rows } = await connection.query<VehicleVersion & { id: string }>(
    `select id, ${VERSION_COLUMNS} from cars where id = any($1) and retired_at is null`,
    [vehicleIds.filter((id) => ahead.has(id))],
  );
  return new Map(
    rows.flatMap(({ id, ...version }) => {
      const preparedWrite = ahead.get(id);
      return preparedWrite?.version === versionOf(version) ? [[id, preparedWrite] as const] : [];
    }),
  );
}

async function prepare(db: Queryable, vehicleIds: readonly string[]): Promise<Prepared> {
  if (vehicleIds.length === 0) return NOTHING;
  const { rows } = await db.query<VehicleRow & VehicleVersion>(
    `select ${VEHICLE_COLUMNS}, xmin::text as written from cars where id = any($1) and retired_at is null`,
    [vehicleIds],
  );
  return new Map(rows.map((row) => [row.id, { version: versionOf(row), write: writeOf(row) }]));
}

function writeOf(row: VehicleRow): RecordWrite {
  const body = withShownPhoto(toStockRecord(vehicleOf(row)));
  return body
    ? { action: 'updateObject', body: { ...body } }
    : { action: 'deleteObject', body: { objectID: row.id } };
}

/** Signs the photo's URL, because browsers read the index directly and have no key. */
const withShownPhoto = (record: StockRecord | null): StockRecord | null =>
  record?.primary_image_url ? { ...record, primary_image_url: shownPhoto(record.primary_image_url) } : record;
