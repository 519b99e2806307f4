import { reservationEnvironment } from '../../reservation/environment.server.ts';
import { startReservationStages } from '../../reservation/worker.server.ts';
import type { PreparePart } from '../part.ts';

export const prepare: PreparePart = (environment) => {
  const { access } = reservationEnvironment(environment);
  return (context) => startReservationStages({ ...context, access });
};
