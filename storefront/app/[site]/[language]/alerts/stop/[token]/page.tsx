import { garageOf } from '@forecourt/lib/sites/garage';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { stopOfLink } from '@/features/alerts/stop.server.ts';
import { StopAlertsPage } from '@/page-types/StopAlertsPage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('stopAlerts'), robots: { index: false }, referrer: 'same-origin' };
}

/** `/alerts/stop/{token}`, the link in emails and SMS: asks and changes nothing. */
export default async function Page({ params }: { params: Promise<{ site: string; token: string }> }) {
  const { site: siteSlug, token } = await params;
  const site = await loadSite(siteSlug);
  return (
    <StopAlertsPage
      stop={await stopOfLink(site, token)}
      token={token}
      garage={garageOf(site)?.path ?? null}
    />
  );
}
