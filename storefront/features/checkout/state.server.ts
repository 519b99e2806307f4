import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { secondsUntil } from '@/features/payments/time.ts';
import type { ReservationState } from './state.ts';

/** The answer to a page that asks how its reservation stands; nothing personal is in it. */
export function stateAnswer(reservation: Reservation | null): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!reservation)
    return Response.json({ error: 'There is no such reservation.' }, { status: 404, headers });
  const { status, heldUntil } = reservation;
  return Response.json({ status, secondsLeft: secondsUntil(heldUntil) } satisfies ReservationState, {
    headers,
  });
}
