import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsExcept, type RowOf } from '../../platform/database/row.ts';
import type { Ledger, PaymentDetails } from '../ledger.ts';
import { type PaymentLink, rowById, rowByLink } from '../read.server.ts';
import { reservations } from '../tables/reservations.ts';

/**
 * How much longer a session lives at Stripe than the hold. Stripe wants at least 30 minutes by its own clock;
 * we end the session ourselves when the hold ends, so the rest only makes up for clocks that differ.
 */
const SPARE_MS = 15 * 60_000;

/** Details of a reservation fee that are sent to Stripe. */
const feeDetails = ({ reference, car: vehicle, paymentPage, heldUntil }: Reservation): PaymentDetails => ({
  page: paymentPage,
  product: { name: `Reservation fee: ${vehicle.title}`, description: `Stock number ${vehicle.stocknum}` },
  description: `Reservation ${reference}: ${vehicle.title}`,
  expiresAt: new Date(heldUntil.getTime() + SPARE_MS),
});

/** The columns of a reservation, without the browser's token. */
export const RESERVATION_COLUMNS = columnsExcept(reservations, ['token']);

/** A row of `reservations`; money in cents. */
export type Reservation = RowOf<typeof RESERVATION_COLUMNS>;

/** How reservations are paid. */
export const RESERVATIONS: Ledger<Reservation> = {
  kind: 'reservation',
  table: 'reservations',
  columns: RESERVATION_COLUMNS,
  letter: 'R',
  paymentDetails: feeDetails,
};

/**
 * The reservation of an id.
 * @returns null when there is none
 */
export const reservationById = (db: Queryable, id: string): Promise<Reservation | null> =>
  rowById(db, RESERVATIONS, id);

/**
 * The reservation behind a shopper's link.
 * @returns null for an unknown reference, one of another site, or a token that does not fit: nobody learns which
 */
export const readReservation = (db: Queryable, link: PaymentLink): Promise<Reservation | null> =>
  rowByLink(db, RESERVATIONS, link);
