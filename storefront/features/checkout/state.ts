import type { ReservationStatus } from '@forecourt/lib/payments/reservation/machine';

export interface ReservationState {
  status: ReservationStatus;
  secondsLeft: number;
}
