import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { SERVICE_CHANGERS } from '../tables/service-bookings.ts';
import { SlotTakenError } from '../test-drive/booking.server.ts';
import {
  bayTimesOf,
  lockWorkshop,
  requireCapacity,
  SERVICE_COLUMNS,
  type ServiceBooking,
  serviceBooking,
} from './booking.server.ts';
import type { ServiceMail } from './mail-kinds.ts';
import type { Stay } from './stay.ts';
import type { Workshop } from './workshop.ts';

type Changer = (typeof SERVICE_CHANGERS)[number];

/** `done`: changed; `nothing`: already so, or past; `taken`: the workshop is full then. */
export type ServiceOutcome = 'done' | 'nothing' | 'taken';

/**
 * Cancels a booking and mails the other party; null without such a booking.
 * @param siteSlugs sites whose bookings may be changed
 */
export const cancelService = (
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  by: Changer,
): Promise<ServiceOutcome | null> =>
  change(pool, siteSlugs, id, async (connection, booking) => {
    if (booking.status !== 'booked' || booking.arrivedAt || booking.arrivesAt < new Date()) return 'nothing';
    await connection.query(
      `update service_bookings
       set status = 'cancelled', sequence = sequence + 1, changed_by = $2, changed_at = now(), updated_at = now(),
           text_state = case when text_state = 'waiting' then null else text_state end
       where id = $1`,
      [id, by],
    );
    await owe(connection, booking, by === 'shopper' ? ['serviceOff', 'serviceOffDealer'] : ['serviceOff']);
    return 'done';
  });

/**
 * Moves a booking to another time at the same workshop, and mails the shopper, and the dealer if the shopper
 * moved it. The old time is kept until the new one is taken.
 * @param stay must be within opening hours
 * @returns null if the booking does not exist or belongs to another site
 */
export async function moveService(
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  { stay, workshop, by }: { stay: Stay; workshop: Pick<Workshop, 'capacity' | 'slotMinutes'>; by: Changer },
): Promise<ServiceOutcome | null> {
  try {
    return await change(pool, siteSlugs, id, async (connection, booking) => {
      const { status, arrivedAt, arrivesAt, leadId } = booking;
      if (status !== 'booked' || arrivedAt || arrivesAt.getTime() === stay.arrivesAt.getTime())
        return 'nothing';
      // A shopper cannot move what has begun; staff can, for a car that did not arrive.
      if (by === 'shopper' && arrivesAt < new Date()) return 'nothing';
      await requireCapacity(connection, leadId, { ...booking, stay, workshop });
      await connection.query(
        `update service_bookings
         set arrives_at = $2, leaves_at = $3, bay_times = $4, sequence = sequence + 1, reminded_at = null,
             text_kind = null, text_state = null, changed_by = $5, changed_at = now(), updated_at = now()
         where id = $1`,
        [id, stay.arrivesAt, stay.leavesAt, bayTimesOf(stay), by],
      );
      await owe(
        connection,
        booking,
        by === 'shopper' ? ['serviceMoved', 'serviceMovedDealer'] : ['serviceMoved'],
      );
      return 'done';
    });
  } catch (error) {
    if (error instanceof SlotTakenError) return 'taken';
    throw error;
  }
}

/** Records that a car has arrived; null without such a booking. */
export const markArrived = (
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
): Promise<ServiceOutcome | null> =>
  change(pool, siteSlugs, id, async (connection, { status, arrivedAt }) => {
    if (status !== 'booked' || arrivedAt) return 'nothing';
    await connection.query(
      `update service_bookings
       set arrived_at = now(), updated_at = now(),
           text_state = case when text_state = 'waiting' then 'needless' else text_state end
       where id = $1`,
      [id],
    );
    return 'done';
  });

/**
 * Records that a car is ready to collect; null without such a booking.
 * @param options.notifies mails the shopper, with an SMS as well if they agreed to that
 */
export const markReady = (
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  { notifies }: { notifies: boolean },
): Promise<ServiceOutcome | null> =>
  change(pool, siteSlugs, id, async (connection, booking) => {
    if (booking.status !== 'booked' || booking.readyAt) return 'nothing';
    await connection.query(
      `update service_bookings
       set ready_at = now(), arrived_at = coalesce(arrived_at, now()), updated_at = now()
       where id = $1`,
      [id],
    );
    if (notifies) {
      await owe(connection, booking, ['serviceReady']);
      if (booking.textAgreed)
        await connection.query(
          `update service_bookings
           set text_kind = 'ready', text_state = 'waiting', text_attempts = 0, text_queued_at = now(),
               text_due_at = now()
           where id = $1`,
          [id],
        );
    }
    return 'done';
  });

/** Stores the staff's note; an empty one removes it. Null without such a booking. */
export const noteOnService = (
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  note: string,
): Promise<ServiceOutcome | null> =>
  change(pool, siteSlugs, id, async (connection) => {
    const { rowCount } = await connection.query(
      `update service_bookings set note = nullif($2, ''), updated_at = now()
       where id = $1 and note is distinct from nullif($2, '')`,
      [id, note],
    );
    return rowCount === 1 ? 'done' : 'nothing';
  });

/** Runs a change on a locked booking; the workshop's lock comes first. */
async function change(
  pool: pg.Pool,
  siteSlugs: readonly string[],
  id: string,
  take: (connection: Queryable, booking: ServiceBooking) => Promise<ServiceOutcome>,
): Promise<ServiceOutcome | null> {
  return transaction(pool, async (connection) => {
    const found = await serviceBooking(connection, siteSlugs, id);
    if (!found) return null;
    await lockWorkshop(connection, found.locationId);
    const { rows } = await connection.query<ServiceBooking>(
      `select ${SERVICE_COLUMNS} from service_bookings where id = $1 and site_slug = any($2) for update`,
      [id, siteSlugs],
    );
    // Resubmitting the form may have moved it to another workshop meanwhile.
    const booking = rows[0];
    return booking && booking.locationId === found.locationId ? take(connection, booking) : null;
  });
}

const owe = (connection: Queryable, { leadId }: ServiceBooking, kinds: readonly ServiceMail[]) =>
  queueMails(connection, { topic: 'lead', id: leadId, kinds, again: true });
