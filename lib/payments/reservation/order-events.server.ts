import type { Queryable } from '../../platform/database/client.server.ts';
import type { ReservationStatus } from './machine.ts';

/** Statuses in which an assistant's platform knows of no order. */
const WITHOUT_ORDER: readonly (ReservationStatus | null)[] = [null, 'held', 'expired', 'cancelled'];

/**
 * Queues an order event for the platform of the assistant that reserved, in the transaction of the step. It is
 * sent by `lib/payments/agentic/order-outbox.server.ts`.
 */
export async function queueOrderEvent(
  connection: Queryable,
  { id, from, to }: { id: string; from: ReservationStatus | null; to: ReservationStatus },
): Promise<void> {
  if (WITHOUT_ORDER.includes(to)) return;
  await connection.query(
    `insert into agent_order_events (checkout_id, type)
     select c.id, $2 from agent_checkouts c
     join reservations r on r.site_slug = c.site_slug and r.token = c.reservation_token where r.id = $1`,
    [id, WITHOUT_ORDER.includes(from) ? 'order_create' : 'order_update'],
  );
}
