import { hasAgenticCheckout } from '@forecourt/lib/sites/address-table';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { sessionOfLink } from '@/features/agentic/terms-of-link.server.ts';
import { MISSING_QUERY } from '@/features/agentic/terms-path.ts';
import { AssistantTermsPage } from '@/page-types/AssistantTermsPage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  // The address contains the token.
  return { title: t('terms.title'), robots: { index: false }, referrer: 'same-origin' };
}

/** `/agentic/terms/{session}/{token}`: the shopper reads and accepts the terms of an assistant's reservation. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ site: string; session: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { site: siteSlug, ...link } = await params;
  const site = await loadSite(siteSlug);
  if (!hasAgenticCheckout(site)) notFound();
  return (
    <AssistantTermsPage
      site={site}
      current={await sessionOfLink(site, link)}
      link={link}
      isTermsMissing={MISSING_QUERY in (await searchParams)}
    />
  );
}
