'use client';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { keptReservationsKey, parseKeptReservations, withReservation } from './kept-reservations.ts';

/**
 * Notes in this browser that the shopper made a reservation, so that the vehicle's page, which is the same for
 * everybody, can say so.
 */
export function KeepReservation({
  siteSlug,
  vehicle,
  reference,
}: {
  siteSlug: string;
  vehicle: string;
  reference: string;
}) {
  useEffect(() => {
    const key = keptReservationsKey(siteSlug);
    const stored = readStored(key);
    const text = JSON.stringify(withReservation(parseKeptReservations(stored), { vehicle, reference }));
    if (text !== (stored ?? '[]')) writeStored(key, text);
  }, [siteSlug, vehicle, reference]);
  return null;
}
