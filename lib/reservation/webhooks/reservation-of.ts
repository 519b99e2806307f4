import { RESERVATION_KEY } from '../payment-keys.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The reservation that something at Stripe is for, null for what is not ours: an account may sell other things. */
export function reservationOf({ metadata }: { metadata: Record<string, string> | null }): string | null {
  const id = metadata?.[RESERVATION_KEY];
  return id && UUID.test(id) ? id : null;
}
