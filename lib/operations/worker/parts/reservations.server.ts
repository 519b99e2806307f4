import { reservationEnvironment } from '../../../payments/reservation/environment.server.ts';
import type { PreparePart } from '../part.ts';
import { startReservationStages } from '../reservations.server.ts';

/**
 * Expires holds, issues refunds and reconciles with Stripe. Requires Stripe's key.
 * @throws EnvironmentError
 */
export const prepare: PreparePart = (environment) => {
  const { access } = reservationEnvironment(environment);
  return (context) => startReservationStages({ ...context, access });
};
