import { accessToken } from '../access-token.ts';
import type { ReservationStatus } from '../reservation/machine.ts';
import type { Reservation } from '../reservation/read.server.ts';
import { receiptPath } from '../reservation/receipt-path.ts';
import { refundWhy } from '../reservation/refund-reasons.ts';
import { reservedNoun } from '../reservation/reserved-vehicle.ts';
import { CURRENCY } from './protocol.ts';

/** `OrderStatus`: a reservation stays confirmed until the car is sold or the fee goes back. */
const STATUSES: Record<ReservationStatus, 'created' | 'confirmed' | 'completed' | 'canceled'> = {
  held: 'created',
  paid: 'confirmed',
  agreed: 'confirmed',
  completed: 'completed',
  expired: 'canceled',
  cancelled: 'canceled',
  refund_pending: 'canceled',
  refunded: 'canceled',
};

export const itemTitle = (vehicleTitle: string): string => `Reservation deposit: ${vehicleTitle}`;

/**
 * Returns a reservation as the protocol's `Order`, complete each time (rfc.orders.md).
 * @param site.url the site's address, without a slash at the end
 * @param secret `RESERVATION_SECRET`, signs the shopper's link to the receipt
 */
export function orderOf(
  reservation: Reservation,
  {
    checkoutId,
    itemId,
    site,
    secret,
  }: { checkoutId: string; itemId: string; site: { url: string }; secret: string },
) {
  const { id, reference, status, reason, amountCents, paidCents, refundedCents, car: vehicle } = reservation;
  const isOver = STATUSES[status] === 'canceled';
  const paid = paidCents ?? amountCents;
  const permalink = `${site.url}${receiptPath(reference, accessToken({ kind: 'reservation', id }, secret))}`;
  const refundAt = reservation.refundedAt ?? reservation.updatedAt;
  return {
    type: 'order' as const,
    id: reference,
    checkout_session_id: checkoutId,
    order_number: reference,
    permalink_url: permalink,
    status: STATUSES[status],
    confirmation: { confirmation_number: reference, receipt_url: permalink },
    line_items: [
      {
        id: checkoutId,
        title: itemTitle(vehicle.title),
        product_id: itemId,
        url: `${site.url}/cars/${encodeURIComponent(vehicle.slug)}`,
        quantity: { ordered: 1, current: isOver ? 0 : 1, fulfilled: isOver ? 0 : 1 },
        unit_price: paid,
        subtotal: paid,
        status: isOver ? 'removed' : 'fulfilled',
      },
    ],
    fulfillments: [],
    adjustments:
      status === 'refund_pending' || status === 'refunded'
        ? [
            {
              id: `${reference}-refund`,
              type: 'refund',
              occurred_at: refundAt.toISOString(),
              status: status === 'refunded' ? 'completed' : 'pending',
              amount: paid,
              currency: CURRENCY,
              description: refundWhy(reason, reservedNoun(vehicle)),
              ...(reason && { reason }),
            },
          ]
        : [],
    totals: [
      { type: 'total' as const, display_text: 'Reservation deposit', amount: paid },
      ...(refundedCents > 0
        ? [{ type: 'amount_refunded' as const, display_text: 'Refunded', amount: refundedCents }]
        : []),
    ],
  };
}
export type Order = ReturnType<typeof orderOf>;
