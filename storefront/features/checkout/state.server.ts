import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { secondsUntil } from '@/features/payments/time.ts';
import type { ReservationState } from './state.ts';

/**
 * Returns the state of a reservation for polling, without personal data.
 * @throws ApiError (404) without one
 */
export function stateOf(reservation: Reservation | null): ReservationState {
  if (!reservation) throw new ApiError('not_found', 'Reservation not found');
  const { status, heldUntil } = reservation;
  return { status, secondsLeft: secondsUntil(heldUntil) };
}
