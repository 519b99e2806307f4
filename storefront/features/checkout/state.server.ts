import { isRecalled } from '@forecourt/lib/payments/reservation/is-recalled.server';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import type { ReservationState } from './state.ts';

/**
 * Returns the state of a reservation that is about to be paid.
 * @throws ApiError (404) without one; the database's error
 */
export async function payableState(reservation: Reservation | null): Promise<ReservationState> {
  const state = stateOf(reservation);
  const isBlocked =
    reservation?.reason === 'recalled' ||
    (reservation?.status === 'held' && (await isRecalled(paymentConnections().pool, reservation)));
  return isBlocked ? { ...state, recalled: true } : state;
}

/**
 * Returns the state of a reservation for polling, without personal data.
 * @throws ApiError (404) without one
 */
function stateOf(reservation: Reservation | null): ReservationState {
  if (!reservation) throw new ApiError('not_found', 'Reservation not found');
  const { status, heldUntil } = reservation;
  return { status, secondsLeft: secondsUntil(heldUntil) };
}
