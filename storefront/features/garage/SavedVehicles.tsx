import type { WatchlistItem } from '@forecourt/lib/accounts/watchlist/items.server';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { FavouriteList } from '@/features/saved-list/FavouriteList.client.tsx';
import { FavouritesOffer } from '@/features/saved-list/FavouritesOffer.client.tsx';
import { WatchlistVehicles } from '@/features/saved-list/WatchlistVehicles.client.tsx';
import { savedListPath, savedTitle } from '@/features/saving/saved-list-labels.ts';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { Noun } from '@/stock/noun.ts';
import { Link } from '@/ui/Link.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { Part } from './GarageSection.tsx';

/** @param props.noun the noun of these vehicles */
export function SavedVehicles({
  site,
  items,
  cars,
  noun,
}: {
  site: Site;
  items: readonly WatchlistItem[];
  cars: readonly CardVehicle[];
  noun: Noun;
}) {
  const t = useTranslations('garage');
  const saved = useTranslations('savedList');
  const { saveMode } = site.settings;
  const rules = cardRules(site, new Date());
  const ids = items.map(({ carId }) => carId);
  return (
    <Part
      id="saved"
      title={savedTitle(noun, saved)}
      action={
        <Link href={savedListPath(saveMode)} className="more">
          {t('viewList')}
        </Link>
      }
    >
      <TextsProvider namespaces={['savedList']}>
        <CardTexts rules={rules}>
          {saveMode === 'watchlist' ? (
            <>
              <FavouritesOffer siteSlug={site.slug} noun={noun} />
              <WatchlistVehicles {...{ ids, cars, rules, noun }} />
            </>
          ) : (
            <FavouriteList rules={rules} noun={noun} />
          )}
        </CardTexts>
      </TextsProvider>
    </Part>
  );
}
