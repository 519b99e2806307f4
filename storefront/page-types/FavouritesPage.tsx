import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { FavouriteList } from '@/features/saved-list/FavouriteList.client.tsx';
import { FAVOURITES_PATH } from '@/features/saving/saved-list-labels.ts';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';

/** The vehicles saved in this browser: the same page for everybody, filled in by the browser (FAV). */
export async function FavouritesPage({ site }: { site: Site }) {
  const t = await getTranslations('pageTitles');
  const texts = await getTranslations('savedList');
  const noun = await stockNoun(site);
  const rules = cardRules(site, new Date());
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: t('favourites'), href: FAVOURITES_PATH },
  ];
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="title mt-4">{t('favourites')}</h1>
      <p className="mt-2 mb-8 max-w-[37em] text-ink-muted">{texts('favouritesIntro', { noun })}</p>
      <TextsProvider namespaces={['savedList']}>
        <CardTexts rules={rules}>
          <FavouriteList rules={rules} noun={noun} />
        </CardTexts>
      </TextsProvider>
    </main>
  );
}
