import { type PriceSliderBounds, priceSliderBounds } from '@forecourt/lib/inventory/search/price-slider';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { countStock, orElse } from '@/stock/query.server.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { sliderRange } from './range.ts';

export interface StockPrices {
  bounds: PriceSliderBounds;
  lowest: number | null;
  highest: number | null;
  /** Vehicles in the range; null if the search failed. */
  count: number | null;
}

/** Returns the price range of a site's stock and the slider's initial number of vehicles. */
export function stockPrices(site: Site): Promise<StockPrices> {
  const setting = site.settings.priceSlider;
  const unknownPrices = {
    bounds: priceSliderBounds(setting, null),
    lowest: null,
    highest: null,
    count: null,
  };
  return orElse<StockPrices>(unknownPrices, site, 'prices of the slider', () =>
    cached(
      'stock',
      { site: site.slug },
      async () => {
        const [stock] = await countStock(site, [{ filters: '', facets: ['sort_price'] }]);
        const { min: lowest = null, max: highest = null } = stock?.ends.sort_price ?? {};
        const bounds = priceSliderBounds(setting, highest);
        const price = sliderRange(bounds, bounds);
        const [within] = await countStock(site, [{ filters: stateFilter({ lists: {}, ranges: { price } }) }]);
        return { bounds, lowest, highest, count: within?.count ?? 0 };
      },
      { key: 'prices' },
    ),
  );
}
