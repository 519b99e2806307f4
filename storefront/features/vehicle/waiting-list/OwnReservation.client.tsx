'use client';
import type { ReactNode } from 'react';
import { reservationPath } from '@/site/checkout-address.ts';
import { useStored } from '@/ui/stored.client.ts';
import { keptReservationsKey, parseKeptReservations } from './kept-reservations.ts';

/**
 * What a reserved vehicle's page says to the shopper who reserved it; to everybody else `children`.
 * @param props.heldUntil the time by which an unpaid hold ends, as text; null once it is paid
 */
export function OwnReservation({
  siteSlug,
  vehicle,
  noun,
  heldUntil,
  children,
}: {
  siteSlug: string;
  vehicle: string;
  noun: string;
  heldUntil: string | null;
  children: ReactNode;
}) {
  const stored = useStored(keptReservationsKey(siteSlug));
  const own = parseKeptReservations(stored).find((kept) => kept.vehicle === vehicle);
  // A hold that this browser did not pay is over once the vehicle counts as reserved, and the other way round.
  if (!own || (own.state === 'held') !== (heldUntil !== null)) return children;
  return (
    <>
      <p className="font-semibold">
        {heldUntil ? `On hold for you until ${heldUntil}` : `You reserved this ${noun}`}
      </p>
      <p className="text-sm">
        {heldUntil
          ? 'Pay the reservation fee by then to keep it.'
          : 'Your receipt says what happens next, and how to cancel.'}
      </p>
      <a href={reservationPath(own.reference)} className="more no-print justify-self-start" rel="nofollow">
        {heldUntil ? 'Continue your reservation' : 'Your receipt'}
      </a>
    </>
  );
}
