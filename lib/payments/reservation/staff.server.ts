import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { hasSource } from '../../sites/visit-source/has-source.ts';
import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';
import { readReference } from '../reference.ts';
import { reservationTransitions } from '../tables/reservations.ts';
import { applyReservationEvent, type ReportedEvent, type StepSource } from './apply.server.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from './machine.ts';
import { RESERVATION_COLUMNS, type Reservation } from './read.server.ts';
import { type Cancelled, releaseVehicle } from './shopper.server.ts';
import type { StaffAction } from './staff-steps.ts';

// Actions of dealer staff. The caller authenticates and authorises; here everything is scoped by site, and
// every step records the actor.

export interface ListInput {
  /** Sites whose reservations the caller may see. */
  siteSlugs: readonly string[];
  statuses?: readonly ReservationStatus[];
  /** Where the shopper came from, at first or last; empty for anywhere. */
  source?: SourceKind | '';
  /** Matches reference, name, email, mobile, stock number or title. */
  query?: string;
  /** `next` of the previous page. */
  after?: string | null;
  limit?: number;
}

export interface ReservationPage {
  reservations: Reservation[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

const MOST = 200;

/** Returns a page of reservations, newest first. */
export async function listReservations(
  db: Queryable,
  {
    siteSlugs,
    statuses = RESERVATION_STATUSES,
    query = '',
    source = '',
    after = null,
    limit = 50,
  }: ListInput,
): Promise<ReservationPage> {
  const size = Math.min(Math.max(limit, 1), MOST);
  const pattern = `%${query.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const digits = query.replace(/\D/g, '');
  const { rows } = await db.query<Reservation & { cursor?: string }>(
    `select ${RESERVATION_COLUMNS}, created_at::text || ' ' || id as cursor from reservations
     where site_slug = any($1) and status = any($2)
       and ($3 = '%%' or reference = $4 or name ilike $3 or email ilike $3 or car->>'title' ilike $3
            or car->>'stocknum' ilike $3 or ($5 <> '' and mobile like '%' || $5 || '%'))
       and ${hasSource('visit', '$8')}
       and ($6::text is null or (created_at, id) < (split_part($6, ' ', 1)::timestamptz, split_part($6, ' ', 2)::uuid))
     order by created_at desc, id desc limit $7`,
    [
      siteSlugs,
      statuses,
      pattern,
      readReference(query, 'R') ?? '',
      digits.length > 3 ? digits : '',
      cursorOf(after),
      size + 1,
      source,
    ],
  );
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1)?.cursor : undefined;
  for (const row of page) delete row.cursor;
  return { reservations: page, next: last ? Buffer.from(last).toString('base64url') : null };
}

const TRAIL_COLUMNS = columnsOf(reservationTransitions, [
  'from',
  'to',
  'event',
  'actor',
  'reason',
  'note',
  'at',
]);

export type TrailStep = RowOf<typeof TRAIL_COLUMNS>;

/**
 * Returns a reservation with its audit trail, oldest first.
 * @returns null for an unknown reference or another site's
 */
export async function reservationTrail(
  db: Queryable,
  siteSlugs: readonly string[],
  reference: string,
): Promise<{ reservation: Reservation; trail: TrailStep[] } | null> {
  const reservation = await byReference(db, siteSlugs, reference);
  if (!reservation) return null;
  const { rows } = await db.query<TrailStep>(
    `select ${TRAIL_COLUMNS} from reservation_transitions where reservation_id = $1 order by id`,
    [reservation.id],
  );
  return { reservation, trail: rows };
}

export type StaffResult =
  | { outcome: 'done'; reservation: Reservation }
  | { outcome: 'unknown' }
  /** No longer in the status that the actor saw. */
  | { outcome: 'changed'; reservation: Reservation }
  /** Not allowed in its status, such as refunding what was not paid. */
  | { outcome: 'not_possible'; reservation: Reservation };

/**
 * Takes a step for a dealer.
 *
 * `refund` refunds a paid fee in any status; `release` frees the vehicle, with a refund if it was paid;
 * `agree` holds the vehicle beyond its time because the sale goes ahead; `complete` marks it as sold.
 * @param by.actor `staff:<id of the studio's user>`
 * @param by.seen required current status, if any
 * @throws the database's error
 */
export async function takeStaffStep(
  { pool, stripe }: Parameters<typeof releaseVehicle>[0],
  { siteSlugs, reference, action }: { siteSlugs: readonly string[]; reference: string; action: StaffAction },
  by: StepSource,
): Promise<StaffResult> {
  const reservation = await byReference(pool, siteSlugs, reference);
  if (!reservation) return { outcome: 'unknown' };
  const result =
    action === 'release'
      ? resultOf(await releaseVehicle({ pool, stripe }, reservation.id, by))
      : await simpleStep(pool, reservation.id, action, by);
  if (result.outcome === 'not_possible' && by.seen && result.reservation.status !== by.seen)
    return { outcome: 'changed', reservation: result.reservation };
  return result;
}

async function simpleStep(
  pool: pg.Pool,
  id: string,
  action: Exclude<StaffAction, 'release'>,
  by: StepSource,
): Promise<StaffResult> {
  const reported: ReportedEvent =
    action === 'refund' ? { type: 'refund', reason: 'requested' } : { type: action };
  const result = await transaction(pool, (connection) => applyReservationEvent(connection, id, reported, by));
  if (result.outcome === 'unknown') return { outcome: 'unknown' };
  const { reservation } = result;
  return { outcome: result.outcome === 'done' ? 'done' : 'not_possible', reservation };
}

function resultOf(result: Cancelled): StaffResult {
  if (result.outcome === 'unknown') return { outcome: 'unknown' };
  return { outcome: result.outcome === 'ended' ? 'not_possible' : 'done', reservation: result.reservation };
}

async function byReference(
  db: Queryable,
  siteSlugs: readonly string[],
  reference: string,
): Promise<Reservation | null> {
  const { rows } = await db.query<Reservation>(
    `select ${RESERVATION_COLUMNS} from reservations where site_slug = any($1) and reference = $2`,
    [siteSlugs, readReference(reference, 'R')],
  );
  return rows[0] ?? null;
}

const CURSOR =
  /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)((?:\.\d{1,6})?\+[01]\d(?::[0-5]\d)?) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Decodes a page cursor; null if invalid. */
function cursorOf(after: string | null): string | null {
  const text = after ? Buffer.from(after, 'base64url').toString() : '';
  const [, day = '', time, rest, id] = CURSOR.exec(text) ?? [];
  // The database would reject a date such as 31 February.
  const date = new Date(`${day}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return id && real ? `${day}T${time}${rest} ${id}` : null;
}
