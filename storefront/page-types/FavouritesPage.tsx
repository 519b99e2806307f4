import type { Site } from '@forecourt/lib/sites/site';
import { FavouriteList } from '@/features/saved-list/FavouriteList.client.tsx';
import { FAVOURITES_PATH, SAVED_TITLES } from '@/features/saving/saved-list-labels.ts';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';

/** The vehicles saved in this browser: the same page for everybody, filled in by the browser (FAV). */
export async function FavouritesPage({ site }: { site: Site }) {
  const noun = await stockNoun(site);
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: SAVED_TITLES.favourites, href: FAVOURITES_PATH },
  ];
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="title mt-4">{SAVED_TITLES.favourites}</h1>
      <p className="mt-2 mb-8 max-w-[37em] text-ink-muted">
        {`The ${noun}s you saved in this browser, with current prices.`}
      </p>
      <FavouriteList rules={cardRules(site, new Date())} noun={noun} />
    </main>
  );
}
