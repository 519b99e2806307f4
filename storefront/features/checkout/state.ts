import type { ReservationStatus } from '@forecourt/lib/payments/reservation/machine';

/** What a page asks from time to time. */
export interface ReservationState {
  status: ReservationStatus;
  /** Until a hold ends, by the server's clock. */
  secondsLeft: number;
}
