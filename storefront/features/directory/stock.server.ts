import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { savedSearch } from '@forecourt/lib/inventory/search/saved-filter';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import { cached, skipPageCache } from '@/cache/cached.server.ts';
import { log } from '@/logging/log.server.ts';
import { searchHref } from '@/stock/address.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';
import { stockCatalogue } from '@/stock/catalogue.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import type { StockCount } from '@/stock/count.ts';
import { siteFacets } from '@/stock/facets.ts';
import { IN_STOCK } from '@/stock/in-stock.ts';
import { resolveLanding } from '@/stock/landing.ts';
import { type LowestPrice, lowestFirst, lowestPrice } from '@/stock/lowest-price.ts';
import { type Noun, vehicleNoun } from '@/stock/noun.ts';
import { countedNoun } from '@/stock/searched-noun.ts';
import { stateFilter } from '@/stock/state-filter.ts';

export interface StockOf {
  href: string;
  /** True if the address finds these vehicles only. If not, no count belongs next to a link to it. */
  isExact: boolean;
  noun: Noun;
  count: number;
  /** Those in stock, and those that are coming soon. */
  counts: StockCount;
  vehicles: CardVehicle[];
  /** Lowest price of a new vehicle; null without one. Used prices say little about a model. */
  from: LowestPrice | null;
  /** Lowest price of any of them, in dollars. */
  lowest: number | null;
}

/** Vehicles on the page of a brand or model: two rows on a wide screen. */
const SHOWN = 6;
const MAX_VALUES = 1_000;

const lowestNew = (filters: string) => ({
  ...lowestFirst(),
  query: '',
  filters: allOf([filters, literal('car_type', 'new')]),
});

/**
 * Returns the stock for names in content, in the site's ranking.
 * @param names make, or make and model
 * @returns null without stock, or if the search service fails
 */
export async function stockOf(site: Site, names: readonly string[]): Promise<StockOf | null> {
  const slugs = names.map(slugify);
  try {
    const landing = resolveLanding(slugs, await stockCatalogue(site));
    // The same word may be the name of a dealer or a place.
    if (!landing || (landing.kind !== 'make' && landing.kind !== 'model')) return null;
    const { path: href, noun, filter } = landing;
    return await findStock(site, filter, { href, isExact: true, noun, key: `of ${slugs.join('/')}` });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'stock_strip_failed');
    await skipPageCache();
    return null;
  }
}

/**
 * Returns a site's whole stock, in the site's ranking, for pages that have nothing else to show.
 * @returns null without stock, or if the search service fails
 */
export async function wholeStock(site: Site): Promise<StockOf | null> {
  try {
    const { noun } = await stockCatalogue(site);
    return await findStock(site, null, { href: '/search', isExact: true, noun, key: 'all' });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'stock_strip_failed');
    await skipPageCache();
    return null;
  }
}

/** What an offer says about the vehicles it applies to. */
export interface OfferScope {
  manufacturer: { name: string } | null;
  model: { name: string } | null;
  /** The editor's filter, as stored. */
  stock: unknown;
}

/**
 * Returns the vehicles that an offer applies to: those of its brand and model that match its filter.
 * @returns null without stock, if the offer names no vehicles, or if the search service fails
 */
export async function offerStock(
  site: Site,
  { manufacturer, model, stock }: OfferScope,
): Promise<StockOf | null> {
  const names = [manufacturer?.name, model?.name].filter((name) => name != null);
  const { lists, ranges } = savedSearch(stock);
  if (Object.keys(lists).length + Object.keys(ranges).length === 0)
    return names.length > 0 ? stockOf(site, names) : null;
  try {
    const catalogue = await stockCatalogue(site);
    const make = catalogue.makes.find(({ name }) => name === manufacturer?.name);
    const search = {
      lists: { ...(make && { make: [make.name] }), ...(make && model && { model: [model.name] }), ...lists },
      ranges,
    };
    const keys = new Set(siteFacets(site).map((facet) => facet.key));
    const canSearch = (named: object) => Object.keys(named).every((key) => keys.has(key));
    const landing = make && resolveLanding(names.map(slugify), catalogue);
    const filter = stateFilter(search);
    const isFilterable = canSearch(lists) && canSearch(ranges);
    const exact =
      isFilterable && canSearch(search.lists)
        ? searchHref(search)
        : // The address of a make or model needs no facet for it.
          isFilterable && landing
          ? searchHref({ lists, ranges }, landing.path)
          : null;
    return await findStock(site, filter, {
      href: exact ?? landing?.path ?? '/search',
      isExact: exact !== null,
      noun: make ? vehicleNoun(make.name, catalogue.noun) : catalogue.noun,
      key: `offer ${filter}`,
    });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'stock_strip_failed');
    await skipPageCache();
    return null;
  }
}

/** @throws the search client's error */
const findStock = (
  site: Site,
  narrowing: string | null,
  { href, isExact, noun, key }: Pick<StockOf, 'href' | 'isExact' | 'noun'> & { key: string },
): Promise<StockOf | null> =>
  cached(
    'stock',
    { site: site.slug },
    async () => {
      const filters = allOf([siteStockFilter(site, Date.now() / 1000), narrowing, IN_STOCK]);
      const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits<CardVehicle>({
        requests: [
          {
            indexName: STOCK_INDEX,
            query: '',
            hitsPerPage: SHOWN,
            filters,
            facets: ['sort_price', 'simple_body', 'status'],
            attributesToRetrieve: cardAttributes(site),
            attributesToHighlight: [],
          },
          lowestNew(filters),
        ],
      });
      const [answer, newOnes] = results;
      if (!answer?.nbHits) return null;
      const arriving = answer.facets?.status?.coming_soon ?? 0;
      return {
        href,
        isExact,
        noun: countedNoun(noun, answer.facets?.simple_body),
        count: answer.nbHits,
        counts: { inStock: answer.nbHits - arriving, arriving },
        vehicles: answer.hits.map(({ _highlightResult: _, ...vehicle }) => vehicle),
        from: lowestPrice(newOnes?.hits),
        lowest: answer.facets_stats?.sort_price?.min ?? null,
      };
    },
    { key },
  );

/** Lowest price of a new vehicle of each model, by `make/model` slugs. */
export type ModelPrices = Readonly<Record<string, LowestPrice>>;

/**
 * Returns those prices for menus, which are on every page, so they are cached for an hour.
 * @param models make and name of each
 * @returns omits models without a new vehicle for sale; empty if the search service fails
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
        const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits<CardVehicle>({
          requests: models.map(({ make, name }) =>
            lowestNew(allOf([stock, literal('make_model', `${make} > ${name}`)])),
          ),
        });
        return Object.fromEntries(
          keys.flatMap((key, index) => {
            const price = lowestPrice(results[index]?.hits);
            return price ? [[key, price]] : [];
          }),
        );
      },
      { key: [stockPricesOf(site.settings), ...keys].join(' ') },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'model_prices_failed');
    await skipPageCache();
    return {};
  }
}

/** What a brand has for sale. */
export interface BrandStock {
  /** Lowest price of any vehicle. */
  from: LowestPrice | null;
  /** Body types, most vehicles first. */
  bodies: string[];
  /** Photo of the vehicle ranked first; null without one. */
  photo: string | null;
}

/**
 * Returns price, body types and a photo by slug of the brand, of vehicles for sale.
 * @param names names of brands
 * @returns omits brands without vehicles; empty if the search service fails
 */
export async function brandStock(
  site: Site,
  names: readonly string[],
): Promise<Readonly<Record<string, BrandStock>>> {
  try {
    const { makes } = await stockCatalogue(site);
    const slugs = new Set(names.map(slugify));
    const sold = makes.map(({ name }) => name).filter((name) => slugs.has(slugify(name)));
    if (sold.length === 0) return {};
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const stock = allOf([siteStockFilter(site, Date.now() / 1000), IN_STOCK]);
        const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits<CardVehicle>({
          requests: sold.flatMap((name) => {
            const filters = allOf([stock, literal('make', name)]);
            return [
              {
                indexName: STOCK_INDEX,
                query: '',
                hitsPerPage: 1,
                filters,
                facets: ['simple_body'],
                attributesToRetrieve: ['primary_image_url'],
                attributesToHighlight: [],
              },
              { ...lowestFirst(), query: '', filters },
            ];
          }),
        });
        return Object.fromEntries(
          sold.map((name, index) => {
            const [all, lowest] = results.slice(index * 2, index * 2 + 2);
            return [
              slugify(name),
              {
                from: lowestPrice(lowest?.hits),
                bodies: Object.entries(all?.facets?.simple_body ?? {})
                  .toSorted(
                    ([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'),
                  )
                  .map(([body]) => body),
                photo: all?.hits[0]?.primary_image_url ?? null,
              },
            ];
          }),
        );
      },
      { key: `brands ${sold.join(', ')}` },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'brand_stock_failed');
    await skipPageCache();
    return {};
  }
}

/** By slug of the make, and by `make/model` slugs. */
export type StockCounts = Readonly<Record<string, StockCount>>;

/** Returns the number of vehicles for sale; empty if the search service fails. */
export async function stockCounts(site: Site): Promise<StockCounts> {
  try {
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
          requests: ['in_stock', 'coming_soon'].map((status) => ({
            indexName: STOCK_INDEX,
            query: '',
            hitsPerPage: 0,
            filters: allOf([siteStockFilter(site, Date.now() / 1000), literal('status', status)]),
            facets: ['make', 'make_model'],
            maxValuesPerFacet: MAX_VALUES,
          })),
        });
        const [inStock = {}, arriving = {}] = results.map(({ facets }) => ({
          ...facets?.make,
          ...facets?.make_model,
        }));
        return Object.fromEntries(
          Object.keys({ ...inStock, ...arriving }).map((name) => [
            name.split(' > ').map(slugify).join('/'),
            { inStock: inStock[name] ?? 0, arriving: arriving[name] ?? 0 },
          ]),
        );
      },
      { key: 'counts' },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'stock_counts_failed');
    await skipPageCache();
    return {};
  }
}
