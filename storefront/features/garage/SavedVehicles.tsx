import type { WatchlistItem } from '@forecourt/lib/accounts/watchlist/items.server';
import type { Site } from '@forecourt/lib/sites/site';
import { FavouriteList } from '@/features/saved-list/FavouriteList.client.tsx';
import { FavouritesOffer } from '@/features/saved-list/FavouritesOffer.client.tsx';
import { savedCards } from '@/features/saved-list/saved-cards.server.ts';
import { WatchlistVehicles } from '@/features/saved-list/WatchlistVehicles.client.tsx';
import { savedListPath } from '@/features/saving/saved-list-labels.ts';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { Link } from '@/ui/Link.tsx';
import { Part } from './GarageSection.tsx';

export async function SavedVehicles({ site, items }: { site: Site; items: readonly WatchlistItem[] }) {
  const { saveMode } = site.settings;
  const rules = cardRules(site, new Date());
  const ids = items.map(({ carId }) => carId);
  return (
    <Part
      id="saved"
      title="Saved cars"
      action={
        <Link href={savedListPath(saveMode)} className="more">
          View List
        </Link>
      }
    >
      {saveMode === 'watchlist' ? (
        <>
          <FavouritesOffer siteSlug={site.slug} />
          <WatchlistVehicles ids={ids} cars={await savedCards(site, ids)} rules={rules} />
        </>
      ) : (
        <FavouriteList rules={rules} />
      )}
    </Part>
  );
}
