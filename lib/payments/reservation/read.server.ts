import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsExcept, type RowOf } from '../../platform/database/row.ts';
import type { Ledger, PaymentDetails } from '../ledger.ts';
import { type PaymentLink, rowById, rowByLink } from '../read.server.ts';
import { reservations } from '../tables/reservations.ts';

/**
 * How much longer the Stripe session lives than the hold. Stripe requires at least 30 minutes by its clock;
 * we close the session when the hold ends, so the rest covers clock differences.
 */
const SPARE_MS = 15 * 60_000;

const feeDetails = ({ reference, car: vehicle, paymentPage, heldUntil }: Reservation): PaymentDetails => ({
  page: paymentPage,
  product: { name: `Reservation fee: ${vehicle.title}`, description: `Stock number ${vehicle.stocknum}` },
  description: `Reservation ${reference}: ${vehicle.title}`,
  expiresAt: new Date(heldUntil.getTime() + SPARE_MS),
});

export const RESERVATION_COLUMNS = columnsExcept(reservations, ['token']);

/** A row of `reservations`; money in cents. */
export type Reservation = RowOf<typeof RESERVATION_COLUMNS>;

export const RESERVATIONS: Ledger<Reservation> = {
  kind: 'reservation',
  table: 'reservations',
  columns: RESERVATION_COLUMNS,
  letter: 'R',
  paymentDetails: feeDetails,
};

export const reservationById = (db: Queryable, id: string): Promise<Reservation | null> =>
  rowById(db, RESERVATIONS, id);

/**
 * Returns the reservation of a shopper's link.
 * @returns null for an unknown reference, another site's, or a wrong token, indistinguishably
 */
export const readReservation = (db: Queryable, link: PaymentLink): Promise<Reservation | null> =>
  rowByLink(db, RESERVATIONS, link);

/** Returns the reservation of a site with the token that identifies retries; null without one. */
export async function reservationByToken(
  db: Queryable,
  siteSlug: string,
  token: string,
): Promise<Reservation | null> {
  const { rows } = await db.query<Reservation>({
    name: 'reservation-by-token',
    text: `select ${RESERVATION_COLUMNS} from reservations where site_slug = $1 and token = $2`,
    values: [siteSlug, token],
  });
  return rows[0] ?? null;
}
