import { STOP_NEWS_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Metadata } from 'next';
import { loadSite } from '@/content/site.server.ts';
import { subscriptionOfLink } from '@/features/enquiry/unsubscribe.server.ts';
import { UnsubscribePage } from '@/page-types/UnsubscribePage.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: STOP_NEWS_TITLE,
  robots: { index: false },
  referrer: 'same-origin',
};

/** `/alerts/stop-news/{token}`, the link in an enquiry's confirmation email: asks and changes nothing. */
export default async function Page({ params }: { params: Promise<{ site: string; token: string }> }) {
  const { site: siteSlug, token } = await params;
  const site = await loadSite(siteSlug);
  return (
    <UnsubscribePage subscription={await subscriptionOfLink(site, token)} token={token} dealer={site.name} />
  );
}
