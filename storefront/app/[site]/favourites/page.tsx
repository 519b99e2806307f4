import type { Metadata } from 'next';
import { loadSite } from '@/content/site.server.ts';
import { SAVED_TITLES } from '@/features/saving/words.ts';
import { FavouritesPage } from '@/page-types/FavouritesPage.tsx';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/page-types/NotFoundPage.tsx';

/** `/favourites`: made once for everybody, and filled in by the browser that keeps them. */
export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no page. Each is made at its first visit and then kept for everybody. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string }>;
}

/** Not indexed; the head of 'not found' where the site keeps a watchlist instead (OPEN-020). */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { settings } = await loadSite((await params).site);
  return settings.saveMode === 'favourites'
    ? { title: SAVED_TITLES.favourites, robots: { index: false } }
    : NOT_FOUND_METADATA;
}

/**
 * The page for the vehicles saved in this browser, which fills it in (OPEN-020); 404 where the site keeps a watchlist
 * instead.
 */
export default async function Page({ params }: Props) {
  const site = await loadSite((await params).site);
  return site.settings.saveMode === 'favourites' ? (
    <FavouritesPage site={site} />
  ) : (
    <NotFoundPage site={site} />
  );
}
