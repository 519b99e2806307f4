import type { ReservationStatus } from '@forecourt/lib/payments/reservation/machine';

export interface ReservationState {
  status: ReservationStatus;
  secondsLeft: number;
  /** The vehicle has an open safety recall, so that the reservation cannot be paid, or was ended. */
  recalled?: true;
}
