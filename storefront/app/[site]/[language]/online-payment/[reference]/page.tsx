import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { hasOnlinePayment } from '@/features/online-payment/address.ts';
import { findPayment, PAYMENT_COOKIE, waitingFor } from '@/features/online-payment/payment-access.server.ts';
import { PaymentReceipt } from '@/features/online-payment/receipt/PaymentReceipt.tsx';
import { UnknownPayment } from '@/features/online-payment/receipt/UnknownPayment.tsx';
import { NotFoundPerRequest } from '@/page-types/NotFoundPage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment');
  return { title: t('receiptTitle'), robots: { index: false }, referrer: 'same-origin' };
}

/** `/online-payment/{reference}`: the receipt, and the return page after Stripe. */
export default async function Page({ params }: { params: Promise<{ site: string; reference: string }> }) {
  const { site: siteSlug, reference } = await params;
  const site = await loadSite(siteSlug);
  if (!hasOnlinePayment(site)) return <NotFoundPerRequest site={site} />;
  const payment = await findPayment(site, reference, (await cookies()).get(PAYMENT_COOKIE)?.value);
  if (!payment) return <UnknownPayment />;
  const waiting = payment.status === 'open' ? await waitingFor(payment) : null;
  return <PaymentReceipt site={site} payment={payment} waiting={waiting} />;
}
