import { watchlistItemsOf } from '@forecourt/lib/accounts/watchlist/items.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { WATCHLIST_PATH } from '@/features/saving/saved-list-labels.ts';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { WatchlistPage } from '@/page-types/WatchlistPage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

/** `/watchlist` (ROUTE-96): rendered for the signed-in shopper, never cached (SITE-59). */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { settings } = await loadSite((await params).site);
  return settings.saveMode === 'watchlist'
    ? {
        title: (await getTranslations('pageTitles'))('watchlist'),
        robots: { index: false },
        referrer: 'same-origin',
      }
    : notFoundMetadata();
}

/** The signed-in shopper's saved cars, including sold ones (OPEN-018); others are redirected to sign in. */
export default async function Page({ params }: Props) {
  const site = await loadSite((await params).site);
  if (site.settings.saveMode !== 'watchlist') return <NotFoundPerRequest site={site} />;
  const shopper = await readShopper(await headers(), site);
  if (!shopper)
    redirect(inLanguage(signInPath('watchlist', { redirect: WATCHLIST_PATH }), await pageLanguage()));
  const items = await watchlistItemsOf(databasePool(environment().DATABASE_URL), {
    siteSlug: site.slug,
    userId: shopper.userId,
  });
  return <WatchlistPage site={site} items={items} />;
}
