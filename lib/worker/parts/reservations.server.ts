import { reservationEnvironment } from '../../reservation/environment.server.ts';
import { startReservationStages } from '../../reservation/worker.server.ts';
import type { PreparePart } from '../part.ts';

/**
 * The worker's part that ends holds, makes refunds and compares with Stripe. It needs Stripe's key.
 * @throws EnvironmentError
 */
export const prepare: PreparePart = (environment) => {
  const { access } = reservationEnvironment(environment);
  return (context) => startReservationStages({ ...context, access });
};
