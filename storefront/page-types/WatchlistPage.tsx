import type { WatchlistItem } from '@forecourt/lib/accounts/watchlist/items.server';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { FavouritesOffer } from '@/features/saved-list/FavouritesOffer.client.tsx';
import { savedCards } from '@/features/saved-list/saved-cards.server.ts';
import { WatchlistVehicles } from '@/features/saved-list/WatchlistVehicles.client.tsx';
import { WATCHLIST_PATH } from '@/features/saving/saved-list-labels.ts';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { sharedNoun } from '@/stock/shared-noun.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';

/** The vehicles saved with an account (ROUTE-96, OPEN-018), newest first. */
export async function WatchlistPage({ site, items }: { site: Site; items: readonly WatchlistItem[] }) {
  const t = await getTranslations('pageTitles');
  const texts = await getTranslations('savedList');
  const ids = items.map(({ carId }) => carId);
  const [cars, siteNoun] = await Promise.all([savedCards(site, ids), stockNoun(site)]);
  const noun = sharedNoun(cars, siteNoun);
  const rules = cardRules(site, new Date());
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: t('watchlist'), href: WATCHLIST_PATH },
  ];
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="title mt-4">{t('watchlist')}</h1>
      <p className="mt-2 mb-8 max-w-[37em] text-ink-muted">{texts('watchlistIntro', { noun })}</p>
      <TextsProvider namespaces={['savedList']}>
        <FavouritesOffer siteSlug={site.slug} noun={siteNoun} />
        <CardTexts rules={rules}>
          <WatchlistVehicles {...{ ids, cars, noun, rules }} />
        </CardTexts>
      </TextsProvider>
    </main>
  );
}
