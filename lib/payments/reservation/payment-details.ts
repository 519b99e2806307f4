import type { PaymentDetails } from '../ledger.ts';
import type { Reservation } from './read.server.ts';

/**
 * How much longer a session lives at Stripe than the hold. Stripe wants at least 30 minutes by its own clock;
 * we end the session ourselves when the hold ends, so the rest only makes up for clocks that differ.
 */
const SPARE_MS = 15 * 60_000;

/** What Stripe is told of a reservation fee. */
export const feeDetails = ({
  reference,
  car: vehicle,
  paymentPage,
  heldUntil,
}: Reservation): PaymentDetails => ({
  page: paymentPage,
  product: { name: `Reservation fee: ${vehicle.title}`, description: `Stock number ${vehicle.stocknum}` },
  description: `Reservation ${reference}: ${vehicle.title}`,
  expiresAt: new Date(heldUntil.getTime() + SPARE_MS),
});
