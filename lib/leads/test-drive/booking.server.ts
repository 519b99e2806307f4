import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { testDriveBookings } from '../tables/test-drives.ts';
import { SLOT_MINUTES } from './slots.ts';

export interface WantedSlot {
  siteSlug: string;
  carId: string | null;
  dealershipId: string | null;
  locationId: string;
  startsAt: Date;
  timeZone: string;
  textAgreed: boolean;
  /** Parallel drives at the location; null if not configured. */
  capacity: number | null;
}

/** The time was taken meanwhile. Rolls back the transaction. */
export class SlotTakenError extends Error {
  override name = 'SlotTakenError';
}

export const BOOKING_COLUMNS = columnsOf(testDriveBookings, [
  'id',
  'siteSlug',
  'leadId',
  'carId',
  'dealershipId',
  'locationId',
  'startsAt',
  'timeZone',
  'status',
  'sequence',
  'textAgreed',
  'changedBy',
  'changedAt',
]);

export type TestDrive = RowOf<typeof BOOKING_COLUMNS>;

/** Existing drives that limit the available times. */
export interface TakenSlots {
  /** Start times that it must not overlap. */
  taken: Date[];
  /** Start times of all drives at the location, for checking its capacity. */
  atPlace: Date[];
}

/**
 * Returns the drives that limit the available times of a car at a location.
 * @param slot.capacity null: drives only block the same car, and only one drive without a car fits at a time
 * @param ownToken ignores the booking of this form, if it was already submitted
 */
export async function takenSlots(
  db: Queryable,
  {
    siteSlug,
    carId,
    locationId,
    capacity,
  }: Pick<WantedSlot, 'siteSlug' | 'carId' | 'locationId' | 'capacity'>,
  ownToken: string | null = null,
): Promise<TakenSlots> {
  const { rows } = await db.query<{ startsAt: Date; carId: string | null; isHere: boolean }>({
    name: 'test-drive-taken',
    text: `select starts_at as "startsAt", car_id as "carId", site_slug = $1 and location_id = $3 as "isHere"
           from test_drive_bookings
           where status = 'booked' and starts_at > now() - interval '1 day'
             and (car_id = $2 or (site_slug = $1 and location_id = $3))
             and not exists (select from leads l where l.id = lead_id and l.site_slug = $1 and l.token = $4)`,
    values: [siteSlug, carId, locationId, ownToken],
  });
  const inTheWay = (other: string | null) => (carId ? other === carId : capacity === null && other === null);
  return {
    taken: rows.filter((row) => inTheWay(row.carId)).map(({ startsAt }) => startsAt),
    atPlace: rows.filter(({ isHere }) => isHere).map(({ startsAt }) => startsAt),
  };
}

/**
 * Books a time for a lead in the lead's transaction.
 * A lead has one booking: a new time replaces it. Idempotent.
 * @throws SlotTakenError if the time is taken or overlaps another drive
 */
export async function reserveSlot(connection: Queryable, leadId: string, slot: WantedSlot): Promise<void> {
  const { siteSlug, carId, dealershipId, locationId, startsAt, timeZone, textAgreed } = slot;
  await requireFree(connection, leadId, slot);
  await withSlotTakenError(() =>
    connection.query(
      `insert into test_drive_bookings
         (id, site_slug, lead_id, car_id, dealership_id, location_id, starts_at, time_zone, text_agreed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (lead_id) do update
         set car_id = excluded.car_id, dealership_id = excluded.dealership_id, location_id = excluded.location_id,
             starts_at = excluded.starts_at, time_zone = excluded.time_zone, text_agreed = excluded.text_agreed,
             status = 'booked', reminded_at = null, text_state = null, changed_by = 'shopper', changed_at = now(),
             updated_at = now(), sequence = test_drive_bookings.sequence + 1
         where (test_drive_bookings.starts_at, test_drive_bookings.location_id, test_drive_bookings.status)
               is distinct from (excluded.starts_at, excluded.location_id, 'booked')`,
      [randomUUID(), siteSlug, leadId, carId, dealershipId, locationId, startsAt, timeZone, textAgreed],
    ),
  );
}

/**
 * Checks that a time is free for a car and at a location.
 * Without a configured capacity, a location takes one drive without a car at a time. Holds locks until the
 * transaction ends, because a unique index can't detect overlaps.
 * @param leadId whose own booking is ignored
 * @throws SlotTakenError if the time is taken or overlaps another drive
 */
export async function requireFree(
  connection: Queryable,
  leadId: string,
  {
    carId,
    siteSlug,
    locationId,
    startsAt,
    capacity,
  }: Pick<WantedSlot, 'carId' | 'siteSlug' | 'locationId' | 'startsAt' | 'capacity'>,
): Promise<void> {
  const overlapping = `select from test_drive_bookings
     where status = 'booked' and lead_id <> $1
       and starts_at > $2::timestamptz - make_interval(mins => $3) and starts_at < $2::timestamptz + make_interval(mins => $3)`;
  const time = [leadId, startsAt, SLOT_MINUTES];
  // Lock the car before the location, always in this order, to avoid deadlocks.
  if (carId) {
    await lock(connection, `test drive ${carId}`);
    const overlappingBookings = await connection.query(`${overlapping} and car_id = $4`, [...time, carId]);
    if (overlappingBookings.rowCount) throw new SlotTakenError();
    if (capacity === null) return;
  }
  await lock(connection, `test drive at ${siteSlug} ${locationId}`);
  const { rowCount } = await connection.query(
    `${overlapping} and site_slug = $4 and location_id = $5 and ($6 or car_id is null)`,
    [...time, siteSlug, locationId, capacity !== null],
  );
  if ((rowCount ?? 0) >= (capacity ?? 1)) throw new SlotTakenError();
}

const lock = (connection: Queryable, name: string) =>
  connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);

const UNIQUE_VIOLATION = '23505';

/** Converts a unique violation into SlotTakenError. */
export async function withSlotTakenError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw new SlotTakenError();
    throw error;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function testDrive(db: Queryable, siteSlug: string, id: string): Promise<TestDrive | null> {
  if (!UUID.test(id)) return null;
  const { rows } = await db.query<TestDrive>({
    name: 'test-drive',
    text: `select ${BOOKING_COLUMNS} from test_drive_bookings where site_slug = $1 and id = $2`,
    values: [siteSlug, id],
  });
  return rows[0] ?? null;
}

export async function testDrivesOfLeads(db: Queryable, leadIds: readonly string[]): Promise<TestDrive[]> {
  const { rows } = await db.query<TestDrive>({
    name: 'test-drives-of-leads',
    text: `select ${BOOKING_COLUMNS} from test_drive_bookings where lead_id = any($1)`,
    values: [leadIds],
  });
  return rows;
}

/** Returns the drive that was booked with a form's token; null without one. */
export async function testDriveOfToken(
  db: Queryable,
  siteSlug: string,
  token: string,
): Promise<TestDrive | null> {
  const { rows } = await db.query<TestDrive>({
    name: 'test-drive-of-token',
    text: `select ${BOOKING_COLUMNS} from test_drive_bookings
           where lead_id = (select id from leads where site_slug = $1 and token = $2)`,
    values: [siteSlug, token],
  });
  return rows[0] ?? null;
}

export async function testDriveOfLead(db: Queryable, leadId: string): Promise<TestDrive | null> {
  const { rows } = await db.query<TestDrive>({
    name: 'test-drive-of-lead',
    text: `select ${BOOKING_COLUMNS} from test_drive_bookings where lead_id = $1`,
    values: [leadId],
  });
  return rows[0] ?? null;
}
