import { LEAVE_TOKEN } from '@forecourt/lib/leads/waiting-list/link';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { placeOfLink } from '@/features/vehicle/waiting-list/waiting-place.server.ts';
import { WaitingPlacePage } from '@/page-types/WaitingPlacePage.tsx';
import { stockNoun } from '@/stock/catalogue.server.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('waitingList'), robots: { index: false }, referrer: 'same-origin' };
}

interface Props {
  params: Promise<{ site: string; entry: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/waiting-list/{id}?token=…`, an emailed link: asks and changes nothing. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: siteSlug, entry }, query] = await Promise.all([params, searchParams]);
  const token = String(query[LEAVE_TOKEN] ?? '');
  const site = await loadSite(siteSlug);
  const [place, noun] = await Promise.all([placeOfLink(site, entry, token), stockNoun(site)]);
  return <WaitingPlacePage place={place} id={entry} token={token} noun={noun} />;
}
