'use client';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { reservationPath } from '@/site/checkout-address.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { useStored } from '@/ui/stored.client.ts';
import { keptReservationsKey, parseKeptReservations } from './kept-reservations.ts';

/**
 * Tells the shopper who reserved a vehicle that it is theirs, once the server confirms it: the dealer may have
 * cancelled, and somebody else reserved it. Everybody else sees `children`.
 * @param props.heldUntil when an unpaid hold ends, as text; null if there is none
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
  noun: ItemWord;
  heldUntil: string | null;
  children: ReactNode;
}) {
  const t = useTranslations('ownReservation');
  const stored = useStored(keptReservationsKey(siteSlug));
  const own = parseKeptReservations(stored).find((kept) => kept.vehicle === vehicle);
  const address = own ? reservationPath(own.reference) : null;
  const [status, setStatus] = useState<string | null>(null);
  // Without SWR, which vehicle pages load later than this.
  useEffect(() => {
    if (!address) return;
    const controller = new AbortController();
    fetchStatus(`${address}/state`, controller.signal).then(setStatus, () => {});
    return () => controller.abort();
  }, [address]);
  const isReserved = status === 'paid' || status === 'agreed';
  if (!address || !(isReserved || (status === 'held' && heldUntil))) return children;
  return (
    <>
      <p className="font-semibold">
        {isReserved ? t('reserved', { noun }) : t('held', { until: heldUntil ?? '' })}
      </p>
      <p className="text-sm">{t(isReserved ? 'receiptNote' : 'payNote')}</p>
      <HardLink href={address} className="more no-print justify-self-start" rel="nofollow">
        {t(isReserved ? 'receipt' : 'continue')}
      </HardLink>
    </>
  );
}

/** @returns the status of this browser's reservation; null if it may not see it */
async function fetchStatus(address: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(address, { signal });
  if (!response.ok) return null;
  const { status } = Object(await response.json());
  return typeof status === 'string' ? status : null;
}
