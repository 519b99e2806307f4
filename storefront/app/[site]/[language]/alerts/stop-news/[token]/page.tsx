import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { subscriptionOfLink } from '@/features/enquiry/unsubscribe.server.ts';
import { UnsubscribePage } from '@/page-types/UnsubscribePage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('stopNews'), robots: { index: false }, referrer: 'same-origin' };
}

/** `/alerts/stop-news/{token}`, the link in an enquiry's confirmation email: asks and changes nothing. */
export default async function Page({ params }: { params: Promise<{ site: string; token: string }> }) {
  const { site: siteSlug, token } = await params;
  const site = await loadSite(siteSlug);
  return (
    <UnsubscribePage subscription={await subscriptionOfLink(site, token)} token={token} dealer={site.name} />
  );
}
