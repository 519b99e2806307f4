'use client';
import { useEffect } from 'react';
import { track } from '@/analytics/track.client.ts';

/** Records once that a reservation was paid, however often its receipt is looked at in this browser. */
export function RecordPayment({
  siteSlug,
  reference,
  car: vehicle,
  dealership,
}: {
  siteSlug: string;
  reference: string;
  car: string;
  dealership: string;
}) {
  useEffect(() => {
    const key = `${siteSlug}.RecordedPayment`;
    try {
      if (localStorage.getItem(key) === reference) return;
      localStorage.setItem(key, reference);
    } catch {
      // Where nothing is remembered it may be recorded twice.
    }
    track('reservationPaid', { car: vehicle, dealership });
  }, [siteSlug, reference, vehicle, dealership]);
  return null;
}
