import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { findReceipt, waitingFor } from '@/features/checkout/receipt/receipt.server.ts';
import { UnknownReceipt } from '@/features/checkout/receipt/UnknownReceipt.tsx';
import { VIEWING_REFUSED } from '@/features/checkout/receipt/viewing.server.ts';
import { ReceiptPage } from '@/page-types/ReceiptPage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('receipt');
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** `/reservations/{reference}`: the receipt, and the return page after Stripe. Read only. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ site: string; reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { site: siteSlug, reference } = await params;
  const site = await loadSite(siteSlug);
  const reservation = await findReceipt(site, reference);
  if (!reservation) return <UnknownReceipt site={site} />;
  const waiting = reservation.status === 'held' ? await waitingFor(reservation) : null;
  return (
    <ReceiptPage
      site={site}
      reservation={reservation}
      waiting={waiting}
      viewingRefused={VIEWING_REFUSED in (await searchParams)}
    />
  );
}
