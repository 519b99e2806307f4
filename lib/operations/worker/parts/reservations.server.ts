import { reservationEnvironment } from '../../../payments/reservation/environment.server.ts';
import { startReservationSteps } from '../reservations.server.ts';
import type { PreparePart } from '../worker-part.ts';

export const prepare: PreparePart = (environment) => {
  const { access } = reservationEnvironment(environment);
  return (context) => startReservationSteps({ ...context, access });
};
