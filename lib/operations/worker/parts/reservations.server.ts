import { reservationEnvironment } from '../../../payments/reservation/environment.server.ts';
import type { PreparePart } from '../worker-part.ts';
import { startReservationStages } from '../reservations.server.ts';

export const prepare: PreparePart = (environment) => {
  const { access } = reservationEnvironment(environment);
  return (context) => startReservationStages({ ...context, access });
};
