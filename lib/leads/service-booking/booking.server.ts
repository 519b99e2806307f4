import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { serviceBookings } from '../tables/service-bookings.ts';
import { SlotTakenError } from '../test-drive/booking.server.ts';
import { lacking, type Occupied } from './capacity.ts';
import type { Stay } from './stay.ts';
import type { BookedJob } from './work.ts';
import type { Way, Workshop } from './workshop.ts';

export interface WantedService {
  siteSlug: string;
  dealershipId: string | null;
  locationId: string;
  timeZone: string;
  stay: Stay;
  way: Way;
  jobs: readonly BookedJob[];
  textAgreed: boolean;
  workshop: Pick<Workshop, 'capacity' | 'slotMinutes'>;
}

export const SERVICE_COLUMNS = columnsOf(serviceBookings, [
  'id',
  'siteSlug',
  'leadId',
  'dealershipId',
  'locationId',
  'arrivesAt',
  'leavesAt',
  'bayTimes',
  'timeZone',
  'way',
  'jobs',
  'status',
  'sequence',
  'textAgreed',
  'arrivedAt',
  'readyAt',
  'note',
  'changedBy',
  'changedAt',
]);

export type ServiceBooking = RowOf<typeof SERVICE_COLUMNS>;

type StayColumns = Pick<ServiceBooking, 'arrivesAt' | 'leavesAt' | 'bayTimes' | 'way'>;

/** Returns what a booking occupies. */
export const occupiedBy = ({ arrivesAt, leavesAt, bayTimes, way }: StayColumns): Occupied => ({
  arrivesAt,
  leavesAt,
  way,
  bay: bayTimes.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
});

export const bayTimesOf = ({ bay }: Stay): string =>
  JSON.stringify(bay.map(({ from, until }) => [from.toISOString(), until.toISOString()]));

/** Longest slot, so that arrivals before a stay are counted too. */
const LONGEST_SLOT_MINUTES = 60;

/**
 * Returns what the bookings of a location occupy from a time on. Not scoped by site, because sites that show
 * the same workshop share its bays.
 * @param except the lead whose own booking is ignored
 */
export async function occupiedAt(
  db: Queryable,
  locationId: string,
  { from, until }: { from: Date; until: Date | null },
  except: { leadId: string } | { siteSlug: string; token: string } | null = null,
): Promise<Occupied[]> {
  const { rows } = await db.query<StayColumns>({
    name: 'service-bookings-occupied',
    text: `select arrives_at as "arrivesAt", leaves_at as "leavesAt", bay_times as "bayTimes", way
           from service_bookings b
           where status = 'booked' and location_id = $1
             and leaves_at > $2::timestamptz - make_interval(mins => $3)
             and ($4::timestamptz is null or arrives_at < $4)
             and lead_id is distinct from $5::uuid
             and not exists (select from leads l where l.id = b.lead_id and l.site_slug = $6 and l.token = $7::uuid)`,
    values: [
      locationId,
      from,
      LONGEST_SLOT_MINUTES,
      until,
      except && 'leadId' in except ? except.leadId : null,
      except && 'token' in except ? except.siteSlug : null,
      except && 'token' in except ? except.token : null,
    ],
  });
  return rows.map(occupiedBy);
}

/**
 * Checks that a workshop has space for a stay. Holds its lock until the transaction ends, so that no two
 * bookings take the last bay.
 * @throws SlotTakenError without space
 */
export async function requireCapacity(
  connection: Queryable,
  leadId: string,
  { locationId, stay, way, workshop }: Pick<WantedService, 'locationId' | 'stay' | 'way' | 'workshop'>,
): Promise<void> {
  await lockWorkshop(connection, locationId);
  const arrivalEnds = new Date(stay.arrivesAt.getTime() + workshop.slotMinutes * 60_000);
  const until = stay.leavesAt > arrivalEnds ? stay.leavesAt : arrivalEnds;
  const others = await occupiedAt(connection, locationId, { from: stay.arrivesAt, until }, { leadId });
  if (lacking(workshop, others, { ...stay, way })) throw new SlotTakenError();
}

/** Locks a workshop's bookings. Taken before any booking's row, to avoid deadlocks. */
export const lockWorkshop = (connection: Queryable, locationId: string) =>
  connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`service at ${locationId}`]);

/**
 * Books a workshop for a lead in the lead's transaction.
 * A lead has one booking: a new time replaces it. Idempotent.
 * @throws SlotTakenError if the workshop is full then
 */
export async function reserveService(
  connection: Queryable,
  leadId: string,
  wanted: WantedService,
): Promise<void> {
  const { siteSlug, dealershipId, locationId, timeZone, stay, way, jobs, textAgreed } = wanted;
  await requireCapacity(connection, leadId, wanted);
  await connection.query(
    `insert into service_bookings
       (id, site_slug, lead_id, dealership_id, location_id, arrives_at, leaves_at, bay_times, time_zone, way, jobs,
        text_agreed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (lead_id) do update
       set dealership_id = excluded.dealership_id, location_id = excluded.location_id,
           arrives_at = excluded.arrives_at, leaves_at = excluded.leaves_at, bay_times = excluded.bay_times,
           time_zone = excluded.time_zone, way = excluded.way, jobs = excluded.jobs,
           text_agreed = excluded.text_agreed, status = 'booked', reminded_at = null, text_kind = null,
           text_state = null, arrived_at = null, ready_at = null, changed_by = 'shopper', changed_at = now(), updated_at = now(),
           sequence = service_bookings.sequence + 1
       where (service_bookings.arrives_at, service_bookings.location_id, service_bookings.way,
              service_bookings.jobs, service_bookings.status)
             is distinct from (excluded.arrives_at, excluded.location_id, excluded.way, excluded.jobs, 'booked')`,
    [
      randomUUID(),
      siteSlug,
      leadId,
      dealershipId,
      locationId,
      stay.arrivesAt,
      stay.leavesAt,
      bayTimesOf(stay),
      timeZone,
      way,
      JSON.stringify(jobs),
      textAgreed,
    ],
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a booking of some sites; null without one. */
export async function serviceBooking(
  db: Queryable,
  siteSlugs: readonly string[],
  id: string,
): Promise<ServiceBooking | null> {
  if (!UUID.test(id)) return null;
  const { rows } = await db.query<ServiceBooking>({
    name: 'service-booking',
    text: `select ${SERVICE_COLUMNS} from service_bookings where site_slug = any($1) and id = $2`,
    values: [siteSlugs, id],
  });
  return rows[0] ?? null;
}

export async function serviceBookingsOfLeads(
  db: Queryable,
  leadIds: readonly string[],
): Promise<ServiceBooking[]> {
  const { rows } = await db.query<ServiceBooking>({
    name: 'service-bookings-of-leads',
    text: `select ${SERVICE_COLUMNS} from service_bookings where lead_id = any($1)`,
    values: [leadIds],
  });
  return rows;
}
