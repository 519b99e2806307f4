import type { IndexSettings } from 'algoliasearch';
import { TOTALS, totalPrefix } from './price-lead.ts';
import type { Replica } from './replicas.ts';

/** Facets whose values can be searched (facet search needs `searchable`). */
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
  'lender_terms',
  'comparison_rate',
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

/** Prices with the charges of each state, to sort and filter by (`total-fields.ts`). */
const TOTAL_PRICES = TOTALS.map((total) => `${totalPrefix(total)}sort_price` as const);
const TOTAL_RANGES = TOTALS.map((total) => `${totalPrefix(total)}price_range` as const);

const SCOPE_FILTERS = ['dealership_id', 'location_id', 'reserved', 'show_on_dealer_website'] as const;

/** No typo tolerance: a similar identifier is another vehicle. */
const IDENTIFIERS = ['stocknum', 'vin', 'regplate'] as const;

/** Settings of the stock index without its replicas (SEARCH-16 to SEARCH-18, OPEN-013). */
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
  // Otherwise "land" in LandCruiser would match every vehicle with lane assist.
  disableTypoToleranceOnAttributes: [...IDENTIFIERS, 'filtered_features'],
  // 2021 is not a misspelt 2023.
  allowTyposOnNumericTokens: false,
  attributesForFaceting: [
    ...SEARCHABLE_FACETS.map((name) => `searchable(${name})`),
    ...FACETS,
    ...TOTAL_PRICES,
    ...TOTAL_RANGES,
    ...SCOPE_FILTERS.map((name) => `filterOnly(${name})`),
  ],
  numericAttributesForFiltering: [
    'price',
    'sort_price',
    'drive_away_sort_price',
    ...TOTAL_PRICES,
    'subscription_price',
    'weekly_price',
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
    'equalOnly(lender_group)',
  ],
  customRanking: ['desc(custom_rank)', 'desc(created_at_timestamp)'],
  attributesToHighlight: [],
  // One hit per dealership if a query asks for distinct ones, as the search of dealers does (SEARCH-48).
  attributeForDistinct: 'dealership_slug',
  // Internal values for filters and ranking that browsers don't need.
  unretrievableAttributes: ['visible_until', 'dealership_number'],
  maxValuesPerFacet: 1_000,
  hitsPerPage: 21,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'none',
} satisfies IndexSettings;

/** Returns a sort replica's settings: the sort order ranks first, and typo tolerance is minimal. */
export function replicaSettings({ criterion }: Replica): IndexSettings {
  return {
    ...STOCK_INDEX_SETTINGS,
    ranking: [
      ...(criterion ? [criterion] : []),
      ...['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'].filter(
        (entry) => entry !== criterion,
      ),
    ],
    typoTolerance: 'min',
  };
}
