import { PAYMENT_COOKIE } from '@forecourt/lib/vehicle/finance/payment-choice';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { loadSite } from '@/content/site.server.ts';
import { COMPARE_PARAMETER } from '@/features/compare/compared.ts';
import { comparisonOf } from '@/features/compare/comparison.server.ts';
import { currentPayment } from '@/features/finance/payment/kept-payment.server.ts';
import { ComparePage, compareMetadata } from '@/page-types/ComparePage.tsx';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { cookieOf } from '@/site/cookies.server.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { features } = await loadSite((await params).site);
  return features.compareEnabled ? compareMetadata() : notFoundMetadata();
}

/** The vehicles in `ids`, up to four (CMP-01, OPEN-019); others are only counted. */
export default async function ComparePerRequest({ params, searchParams }: Props) {
  const site = await loadSite((await params).site);
  if (!site.features.compareEnabled) return <NotFoundPerRequest site={site} />;
  const ids = (await searchParams)[COMPARE_PARAMETER];
  // Next's `cookies` decodes the value, which is signed as it was sent.
  const asking = await headers();
  return (
    <ComparePage
      site={site}
      payment={await currentPayment(site, asking, cookieOf({ headers: asking }, PAYMENT_COOKIE))}
      comparison={await comparisonOf(site, Array.isArray(ids) ? ids.join(',') : (ids ?? null))}
    />
  );
}
