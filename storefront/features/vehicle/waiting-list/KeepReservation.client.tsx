'use client';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { keptReservationsKey, parseKeptReservations, withReservation } from './kept-reservations.ts';

/**
 * Notes in this browser that the shopper made a reservation, so that the vehicle's page, which is the same for
 * everybody, can say so.
 * @param props.state `ended` forgets it
 */
export function KeepReservation({
  siteSlug,
  vehicle,
  reference,
  state,
}: {
  siteSlug: string;
  vehicle: string;
  reference: string;
  state: 'held' | 'reserved' | 'ended';
}) {
  useEffect(() => {
    const key = keptReservationsKey(siteSlug);
    const stored = readStored(key);
    const text = JSON.stringify(
      withReservation(parseKeptReservations(stored), { vehicle, reference, state }),
    );
    if (text !== (stored ?? '[]')) writeStored(key, text);
  }, [siteSlug, vehicle, reference, state]);
  return null;
}
