import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cached, skipPageCache } from '@/cache/cached.server.ts';
import type { ModelDocument } from '@/content/directory.server.ts';
import { log } from '@/logging/log.server.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { highestFirst, type LowestPrice, lowestFirst, lowestPrice } from '@/stock/lowest-price.ts';
import { stockLink } from '@/stock/stock-link.server.ts';
import { factsOf, type VariantFacts } from './variant-facts.ts';

export interface Variant {
  name: string;
  text: string | null;
  count: number;
  href: string | null;
  /** Lowest and highest price of those in stock; null without one. */
  prices: VariantPrices | null;
  /** What those in stock have. */
  facts: VariantFacts;
  /** Colours in stock, most vehicles first. */
  colours: VariantColour[];
}

export interface VariantColour {
  name: string;
  count: number;
  /** Address of the results with this variant and colour. */
  href: string | null;
}

/** The most badges listed if editors have not defined variants. */
const MOST = 8;
const FACETS = ['colour', 'simple_body', 'simple_transmission', 'simple_fuel', 'simple_drive', 'seats'];

/** Counts by attribute and value. */
type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface VariantPrices {
  low: LowestPrice;
  high: LowestPrice | null;
}

interface VariantStock {
  prices: VariantPrices | null;
  facets: Facets;
}

/** Returns the variants of a model: the editor's, else the badges in stock, most vehicles first. */
export async function variantsOf(site: Site, model: ModelDocument): Promise<Variant[]> {
  const make = model.manufacturer?.name ?? '';
  const makeModel = `${make} > ${model.name}`;
  const [counts, stock] = await Promise.all([
    badgeCounts(site, makeModel),
    stockLink(site, [make, model.name]),
  ]);
  const texts = new Map(model.variants.map(({ name, text }) => [name, text]));
  const names =
    texts.size > 0
      ? [...texts.keys()]
      : Object.entries(counts)
          .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'))
          .slice(0, MOST)
          .map(([name]) => name);
  const found = await variantStock(
    site,
    makeModel,
    names.filter((name) => counts[name]),
  );
  return names.map((name) => {
    const count = counts[name] ?? 0;
    const badge = `refinementList[badge][0]=${encodeURIComponent(name)}`;
    const href = stock && count > 0 ? `${stock}?${badge}` : null;
    const { prices = null, facets = {} } = found[name] ?? {};
    return {
      name,
      text: texts.get(name) ?? null,
      count,
      href,
      prices,
      facts: factsOf(facets),
      colours: Object.entries(facets.colour ?? {})
        .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'))
        .map(([colour, of]) => ({
          name: colour,
          count: of,
          href: href && `${href}&refinementList[colour][0]=${encodeURIComponent(colour)}`,
        })),
    };
  });
}

const inStockOf = (site: Site, makeModel: string): string =>
  allOf([
    siteStockFilter(site, Date.now() / 1000),
    literal('status', 'in_stock'),
    literal('make_model', makeModel),
  ]);

async function badgeCounts(site: Site, makeModel: string): Promise<Readonly<Record<string, number>>> {
  try {
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
          requests: [
            {
              indexName: STOCK_INDEX,
              query: '',
              hitsPerPage: 0,
              filters: inStockOf(site, makeModel),
              facets: ['badge'],
            },
          ],
        });
        return results[0]?.facets?.badge ?? {};
      },
      { key: `badges of ${makeModel}` },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'badge_counts_failed');
    await skipPageCache();
    return {};
  }
}

/** Returns prices and facts of the vehicles in stock by badge; empty if the search service fails. */
async function variantStock(
  site: Site,
  makeModel: string,
  names: readonly string[],
): Promise<Readonly<Record<string, VariantStock>>> {
  if (names.length === 0) return {};
  try {
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits<CardVehicle>({
          requests: names.flatMap((name) => {
            const filters = allOf([inStockOf(site, makeModel), literal('badge', name)]);
            return [
              { indexName: STOCK_INDEX, query: '', hitsPerPage: 0, filters, facets: FACETS },
              { ...lowestFirst(), query: '', filters },
              { ...highestFirst(), query: '', filters },
            ];
          }),
        });
        return Object.fromEntries(
          names.map((name, index) => {
            const [all, low, high] = results.slice(index * 3, index * 3 + 3);
            const lowest = lowestPrice(low?.hits);
            const prices = lowest && { low: lowest, high: lowestPrice(high?.hits) };
            return [name, { prices, facets: all?.facets ?? {} }];
          }),
        );
      },
      { key: `variants and prices of ${makeModel}: ${names.join(', ')}` },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'variant_stock_failed');
    await skipPageCache();
    return {};
  }
}
