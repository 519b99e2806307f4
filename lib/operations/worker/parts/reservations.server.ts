import { reservationEnvironment } from '../../../payments/reservation/environment.server.ts';
import type { PreparePart } from '../part.ts';
import { startReservationStages } from '../reservations.server.ts';

/**
 * The worker's part that ends holds, makes refunds and compares with Stripe. It needs Stripe's key.
 * @throws EnvironmentError
 */
export const prepare: PreparePart = (environment) => {
  const { access } = reservationEnvironment(environment);
  return (context) => startReservationStages({ ...context, access });
};
