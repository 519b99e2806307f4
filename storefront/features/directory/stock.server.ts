import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import { cached } from '@/cache/cached.server.ts';
import { log } from '@/logging/log.server.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';
import { stockCatalogue } from '@/stock/catalogue.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { resolveLanding } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';

/** The stock of a brand or a model, for a page about it. */
export interface StockOf {
  /** Where all of it is listed. */
  href: string;
  /** What they are called. */
  noun: Noun;
  count: number;
  vehicles: CardVehicle[];
  /** The lowest price of a new one, AUD: what a used one costs says nothing of the model; null without a new one. */
  from: number | null;
  /** The lowest price of any, new or used, AUD. */
  lowest: number | null;
}

const IN_STOCK = anyOf([literal('status', 'in_stock'), literal('status', 'coming_soon')]);
/** Vehicles shown on a page about a brand or a model: two rows on a wide screen. */
const SHOWN = 6;
const MAX_VALUES = 1_000;

/** Asks for the prices of the new ones among some vehicles. */
const lowestNew = (filters: string) => ({
  indexName: STOCK_INDEX,
  query: '',
  hitsPerPage: 0,
  filters: allOf([filters, literal('car_type', 'new')]),
  facets: ['sort_price'],
});

/**
 * The stock behind names of content, in the site's own ranking.
 * @param names make, or make and model
 * @returns null when there is none, or the search does not answer: the page stands without it
 */
export async function stockOf(site: Site, names: readonly string[]): Promise<StockOf | null> {
  const slugs = names.map(slugify);
  try {
    const landing = resolveLanding(slugs, await stockCatalogue(site));
    // The same word may name a dealer or a place.
    if (!landing || (landing.kind !== 'make' && landing.kind !== 'model')) return null;
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const filters = allOf([siteStockFilter(site, Date.now() / 1000), landing.filter, IN_STOCK]);
        const { results } = await stockSearch(site.settings.priceLead).searchForHits<CardVehicle>({
          requests: [
            {
              indexName: STOCK_INDEX,
              query: '',
              hitsPerPage: SHOWN,
              filters,
              facets: ['sort_price'],
              attributesToRetrieve: cardAttributes(site),
              attributesToHighlight: [],
            },
            lowestNew(filters),
          ],
        });
        const [answer, newOnes] = results;
        if (!answer?.nbHits) return null;
        return {
          href: landing.path,
          noun: landing.noun,
          count: answer.nbHits,
          vehicles: answer.hits.map(({ _highlightResult: _, ...vehicle }) => vehicle),
          from: newOnes?.facets_stats?.sort_price?.min ?? null,
          lowest: answer.facets_stats?.sort_price?.min ?? null,
        };
      },
      { key: `of ${slugs.join('/')}` },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'the search did not answer: stock of a brand or model');
    return null;
  }
}

/** The lowest price of a new one of each model, by `make/model` as addresses write them. */
export type ModelPrices = Readonly<Record<string, number>>;

/**
 * Those prices, for menus: on every page, so that they are kept an hour and do not drop each page with each sale.
 * @param models make and name of each
 * @returns without the models that have no new one for sale; empty when the search does not answer
 */
export async function modelPrices(
  site: Site,
  models: readonly { make: string; name: string }[],
): Promise<ModelPrices> {
  if (models.length === 0) return {};
  const keys = models.map(({ make, name }) => `${slugify(make)}/${slugify(name)}`);
  try {
    return await cached(
      'modelPrices',
      { site: site.slug },
      async () => {
        const stock = allOf([siteStockFilter(site, Date.now() / 1000), IN_STOCK]);
        const { results } = await stockSearch(site.settings.priceLead).searchForHits({
          requests: models.map(({ make, name }) =>
            lowestNew(allOf([stock, literal('make_model', `${make} > ${name}`)])),
          ),
        });
        return Object.fromEntries(
          keys.flatMap((key, index) => {
            const price = results[index]?.facets_stats?.sort_price?.min;
            return price ? [[key, price]] : [];
          }),
        );
      },
      { key: [site.settings.priceLead, ...keys].join(' ') },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'the search did not answer: prices of models');
    return {};
  }
}

/** How many vehicles a site has in stock, by `make` and `make/model` as addresses write them. */
export type StockCounts = Readonly<Record<string, number>>;

/** The counts of vehicles; empty when the search does not answer. */
export async function stockCounts(site: Site): Promise<StockCounts> {
  try {
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const { results } = await stockSearch(site.settings.priceLead).searchForHits({
          requests: [
            {
              indexName: STOCK_INDEX,
              query: '',
              hitsPerPage: 0,
              filters: allOf([siteStockFilter(site, Date.now() / 1000), IN_STOCK]),
              facets: ['make', 'make_model'],
              maxValuesPerFacet: MAX_VALUES,
            },
          ],
        });
        const { make = {}, make_model = {} } = results[0]?.facets ?? {};
        return Object.fromEntries(
          Object.entries({ ...make, ...make_model }).map(([name, count]) => [
            name.split(' > ').map(slugify).join('/'),
            count,
          ]),
        );
      },
      { key: 'counts' },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'the search did not answer: counts by make and model');
    return {};
  }
}
