import type { Metadata } from 'next';
import { loadSite } from '@/content/site.server.ts';
import { newsOfLink } from '@/features/enquiry/stop-news.server.ts';
import { StopNewsPage } from '@/page-types/StopNewsPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'News and offers',
  robots: { index: false },
  referrer: 'same-origin',
};

/** `/alerts/stop-news/{token}`, the link in an enquiry's confirmation email: asks and changes nothing. */
export default async function Page({ params }: { params: Promise<{ site: string; token: string }> }) {
  const { site: siteSlug, token } = await params;
  const site = await loadSite(siteSlug);
  return <StopNewsPage news={await newsOfLink(site, token)} token={token} dealer={site.name} />;
}
