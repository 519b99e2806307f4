import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteTerms } from '@forecourt/lib/inventory/search/sentence/languages/site-terms.server';
import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { searchService } from '@/stock/client.server.ts';
import { offersWeeklyAmounts, siteFacets } from '@/stock/facets.ts';
import { makeOfPair, modelOfPair } from '@/stock/make-models.ts';

const LISTS = [
  'car_type',
  'item_type',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'seats',
  'colour',
  'filtered_features',
  'weekly_price_range',
  'certified',
  'tag',
  'state',
  'city',
  'location_name',
  'dealership_name',
] as const;
const MOST_VALUES = 1_000; // the maximum of an answer
/** Further badges have a single vehicle each and would cost every visitor bytes. */
const MOST_BADGES = 300;
/** Ranges of every site, and those that depend on its stock, by key with their attribute. */
const RANGES = ['price', 'year', 'km'] as const;
const MEASURES = [
  ['sleeps', 'sleeps'],
  ['towing', 'towing_capacity'],
  ['atm', 'aggregate_trailer_mass'],
  ['tare', 'tare_weight'],
] as const;

export const siteVocabulary = cache(async (site: Site): Promise<Vocabulary> => {
  const english = await cached('stock', { site: site.slug }, () => readVocabulary(site), {
    key: 'vocabulary',
    tags: [tagOf('locations', { site: site.slug })],
  });
  const { languages } = site.settings;
  const vocabulary =
    languages.length > 0 ? { ...english, languages: siteTerms(languages, english) } : english;
  if (offersWeeklyAmounts(siteFacets(site))) return vocabulary;
  // Without weekly prices a site lacks the legal disclaimer, so its sentences do not mention them either.
  return { ...vocabulary, values: { ...vocabulary.values, weekly_price_range: [] } };
});

async function readVocabulary(site: Site): Promise<Vocabulary> {
  const [answer, locations] = await Promise.all([
    searchService().searchSingleIndex({
      indexName: STOCK_INDEX,
      searchParams: {
        query: '',
        hitsPerPage: 0,
        facets: ['make', 'make_model', 'make_badge', ...LISTS, ...MEASURES.map(([, attribute]) => attribute)],
        maxValuesPerFacet: MOST_VALUES,
        filters: siteStockFilter(site, Date.now() / 1000),
      },
    }),
    loadLocations(site.slug),
  ]);
  const facets = answer.facets ?? {};
  const badges = Map.groupBy(Object.keys(facets.make_badge ?? {}).slice(0, MOST_BADGES), makeOfPair);
  const models = Map.groupBy(Object.entries(facets.make_model ?? {}), ([pair]) => makeOfPair(pair));
  const values = Object.fromEntries(LISTS.map((name) => [name, Object.keys(facets[name] ?? {})]));
  return {
    makes: Object.entries(facets.make ?? {}).map(([name, count]) => ({
      name,
      count,
      models: (models.get(name) ?? []).map(([pair, of]) => ({ name: modelOfPair(pair), count: of })),
      badges: (badges.get(name) ?? []).map(modelOfPair),
    })),
    values: { ...values, model: [] },
    ranges: [
      ...RANGES,
      ...MEASURES.flatMap(([key, attribute]) => (answer.facets_stats?.[attribute]?.max ? [key] : [])),
    ],
    places: locations.flatMap(({ name, address }) => {
      const postcode = address?.postcode;
      if (!postcode) return [];
      const names = [...new Set([address.city, name].filter((place) => place !== null))];
      return names.map((place) => ({ name: place, postcode }));
    }),
  };
}
