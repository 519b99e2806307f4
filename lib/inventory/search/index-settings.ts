import type { IndexSettings } from 'algoliasearch';
import { REPLICAS, type Replica } from './replicas.ts';

/** Facets whose values a shopper can search (facet search needs `searchable`). */
const SEARCHABLE_FACETS = [
  'badge',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'location_name',
  'make',
  'make_model',
  'model',
] as const;

/** Facets that show counts or, being numbers, a lowest and highest value (FACET rows). */
const FACETS = [
  'status',
  'car_type',
  'item_type',
  'categories',
  'price',
  'sort_price',
  'subscription_price',
  'price_range',
  'drive_away_sort_price',
  'drive_away_price_range',
  'weekly_price_range',
  'km',
  'year',
  'seats',
  'simple_body',
  'simple_drive',
  'simple_fuel',
  'simple_transmission',
  'state',
  'tag',
  'certified',
  'created_at_timestamp',
  'make_badge',
  'sleeps',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
  'towing_capacity',
  'dealership_slug',
  'location_slug',
] as const;

/** Never shown, only filtered by: the scope of a site. */
const SCOPE_FILTERS = ['dealership_id', 'location_id', 'reserved', 'show_on_dealer_website'] as const;

/** Identifiers are typed whole or not at all: a near miss is another vehicle. */
const IDENTIFIERS = ['stocknum', 'vin', 'regplate'] as const;

/** Settings of the stock index (SEARCH-16 to SEARCH-18, OPEN-013). */
export const STOCK_INDEX_SETTINGS = {
  searchableAttributes: [
    'make,model',
    'badge,series,name',
    'simple_body,simple_fuel,car_type,year',
    'colour,simple_drive,simple_transmission,categories,tag',
    IDENTIFIERS.join(','),
    'unordered(filtered_features)',
    'location_name,city,state,dealership_name,private_suburb',
  ],
  // "land" in LandCruiser must not find every vehicle with lane assist.
  disableTypoToleranceOnAttributes: [...IDENTIFIERS, 'filtered_features'],
  // 2021 is not a misspelt 2023.
  allowTyposOnNumericTokens: false,
  attributesForFaceting: [
    ...SEARCHABLE_FACETS.map((name) => `searchable(${name})`),
    ...FACETS,
    ...SCOPE_FILTERS.map((name) => `filterOnly(${name})`),
  ],
  numericAttributesForFiltering: [
    'price',
    'sort_price',
    'drive_away_sort_price',
    'subscription_price',
    'km',
    'year',
    'seats',
    'sleeps',
    'body_length',
    'tare_weight',
    'aggregate_trailer_mass',
    'towing_capacity',
    'photos_count',
    'created_at_timestamp',
    'visible_until',
    'equalOnly(dealership_number)',
  ],
  customRanking: ['desc(custom_rank)', 'desc(created_at_timestamp)'],
  replicas: REPLICAS.map(({ indexName }) => indexName),
  attributesToHighlight: [],
  // One hit for each dealership, when a query asks for distinct ones: the search of dealers (SEARCH-48).
  attributeForDistinct: 'dealership_slug',
  // The bookkeeping of filters and ranking is no business of a browser.
  unretrievableAttributes: ['visible_until', 'dealership_number'],
  maxValuesPerFacet: 1_000,
  hitsPerPage: 21,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'none',
} satisfies IndexSettings;

/** Settings of a sort's replica: the order first, and no near misses ahead of what was meant. */
export function replicaSettings({ criterion }: Replica): IndexSettings {
  const { replicas: _, ...shared } = STOCK_INDEX_SETTINGS;
  return {
    ...shared,
    ranking: [
      ...(criterion ? [criterion] : []),
      ...['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'].filter(
        (entry) => entry !== criterion,
      ),
    ],
    typoTolerance: 'min',
  };
}
