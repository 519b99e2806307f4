import { garageOf } from '@forecourt/lib/sites/garage';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { confirmationOfLink } from '@/features/alerts/confirm.server.ts';
import { ConfirmEmailPage } from '@/page-types/ConfirmEmailPage.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('confirmEmail'), robots: { index: false }, referrer: 'same-origin' };
}

/** `/alerts/confirm/{token}`, an emailed link: asks for confirmation and changes nothing. */
export default async function Page({ params }: { params: Promise<{ site: string; token: string }> }) {
  const { site: siteSlug, token } = await params;
  const site = await loadSite(siteSlug);
  return (
    <ConfirmEmailPage
      confirmation={await confirmationOfLink(site, token)}
      token={token}
      garage={garageOf(site)?.path ?? null}
    />
  );
}
