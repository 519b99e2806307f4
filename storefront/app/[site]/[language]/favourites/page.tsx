import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { FavouritesPage } from '@/page-types/FavouritesPage.tsx';
import { NotFoundPage, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';

/** Cached for everyone; the browser adds the vehicles. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { settings } = await loadSite((await params).site);
  return settings.saveMode === 'favourites'
    ? { title: (await getTranslations('pageTitles'))('favourites'), robots: { index: false } }
    : notFoundMetadata();
}

/** The vehicles saved in this browser (OPEN-020); 404 if the site uses watchlists instead. */
export default async function Page({ params }: Props) {
  const site = await loadSite((await params).site);
  return site.settings.saveMode === 'favourites' ? (
    <FavouritesPage site={site} />
  ) : (
    <NotFoundPage site={site} />
  );
}
