import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { KNOWN_MAKES } from '@forecourt/lib/vehicle/makes';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { type ExampleFacts, exampleFacts, exampleSentence } from './example-sentence.ts';
import type { StockCatalogue } from './landing.ts';
import type { Noun } from './noun.ts';
import { countedNoun } from './searched-noun.ts';

const MAX_MODELS = 1_000; // the most values of a facet per result

/** Makes and models have the most stock first. */
interface StockOverview {
  types: Readonly<Record<string, number>>;
  items: Readonly<Record<string, number>>;
  bodies: Readonly<Record<string, number>>;
  makes: { name: string; models: string[] }[];
  /** Counts by the slug of the location and of the dealership. */
  places: Readonly<Record<string, number>>;
  example: ExampleFacts | null;
}

async function readOverview(site: Site): Promise<StockOverview> {
  const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
    requests: [
      {
        indexName: STOCK_INDEX,
        query: '',
        hitsPerPage: 0,
        facets: [
          'car_type',
          'item_type',
          'make_model',
          'simple_body',
          'colour',
          'sort_price',
          'location_slug',
          'dealership_slug',
        ],
        maxValuesPerFacet: MAX_MODELS,
        filters: siteStockFilter(site, Date.now() / 1000),
      },
    ],
  });
  const [answer] = results;
  const facets = answer?.facets ?? {};
  const makes = new Map<string, { name: string; models: string[]; count: number }>();
  for (const [pair, count] of Object.entries(facets.make_model ?? {})) {
    const [name = '', model = ''] = pair.split(' > ');
    const make = makes.get(name) ?? { name, models: [], count: 0 };
    make.models.push(model);
    make.count += count;
    makes.set(name, make);
  }
  return {
    types: facets.car_type ?? {},
    items: facets.item_type ?? {},
    bodies: facets.simple_body ?? {},
    places: { ...facets.dealership_slug, ...facets.location_slug },
    example: exampleFacts({
      bodies: facets.simple_body ?? {},
      colours: facets.colour ?? {},
      prices: answer?.facets_stats?.sort_price,
    }),
    makes: [...makes.values()].toSorted((one, other) => other.count - one.count),
  };
}

const stockOverview = cache(
  (site: Site): Promise<StockOverview> =>
    cached('stock', { site: site.slug }, () => readOverview(site), { key: 'stock-overview' }),
);

const nounOf = ({ items }: StockOverview): Noun =>
  !items.caravan ? 'car' : items.car ? 'vehicle' : 'caravan';

/** Returns the noun for a site's stock; `car` if the search does not answer. */
export const stockNoun = (site: Site): Promise<Noun> => stockOverview(site).then(nounOf, () => 'car');

/** Returns the noun for numbers of a site's stock: `vehicle` if there are motorcycles or trucks among cars. */
export const stockCountNoun = (site: Site): Promise<Noun> =>
  stockOverview(site).then(
    (overview) => countedNoun(nounOf(overview), overview.bodies),
    () => 'car',
  );

/** Returns an example sentence for a site's stock in a language; empty if the search does not answer. */
export const stockExample = (site: Site, language: Language): Promise<string> =>
  stockOverview(site).then(
    ({ example }) => (example ? exampleSentence(example, language) : ''),
    () => '',
  );

/** Returns counts by location or dealership slug; null if the search does not answer. */
export const stockByPlace = (site: Site): Promise<Readonly<Record<string, number>> | null> =>
  stockOverview(site).then(
    ({ places }) => places,
    () => null,
  );

/** Returns makes and models, most stock first; empty if the search does not answer. */
export const makesInStock = (site: Site): Promise<StockCatalogue['makes']> =>
  stockOverview(site).then(
    ({ makes }) => makes,
    () => [],
  );

/** Returns the names that addresses of the results page are resolved against. */
export async function stockCatalogue(site: Site): Promise<StockCatalogue> {
  const overview = await stockOverview(site);
  const { makes } = overview;
  const noun = nounOf(overview);
  const allNoun = countedNoun(noun, overview.bodies);
  return { noun, allNoun, makes, dealerships: site.dealerships, locations: site.locations };
}

/** Returns all known makes, for when the search does not answer. */
export const knownCatalogue = ({ dealerships, locations }: Site): StockCatalogue => ({
  noun: 'car',
  allNoun: 'vehicle',
  makes: KNOWN_MAKES.map((name) => ({ name, models: [] })),
  dealerships,
  locations,
});
