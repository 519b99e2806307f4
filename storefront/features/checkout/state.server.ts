import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { secondsUntil } from '@/features/payments/time.ts';
import type { ReservationState } from './state.ts';

/** Returns the state of a reservation for polling; contains no personal data. */
export function stateAnswer(reservation: Reservation | null): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!reservation) return Response.json({ error: 'Reservation not found' }, { status: 404, headers });
  const { status, heldUntil } = reservation;
  return Response.json({ status, secondsLeft: secondsUntil(heldUntil) } satisfies ReservationState, {
    headers,
  });
}
