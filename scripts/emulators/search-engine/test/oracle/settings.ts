import type { GivenSettings } from '../../query/parameters.ts';

export const countedFacets = [
  'make',
  'make_model',
  'badge',
  'body',
  'fuel',
  'drive',
  'transmission',
  'seats',
  'colour',
  'state',
  'city',
  'dealership_name',
  'car_type',
  'categories',
  'filtered_features',
  'year',
  'price',
];

export const cardAttributes = [
  'title',
  'make',
  'model',
  'badge',
  'year',
  'price',
  'km',
  'car_type',
  'status',
  'body',
  'fuel',
  'transmission',
  'colour',
  'city',
  'state',
  'dealership_name',
  'location_name',
  'tag',
  'image',
  'images_count',
  'stock_number',
  'url',
];

export const replicas = {
  bench_price_asc: 'asc(sort_price)',
  bench_price_desc: 'desc(sort_price)',
  bench_km_asc: 'asc(km)',
  bench_year_desc: 'desc(year)',
  bench_newest: 'desc(created_at_timestamp)',
} as const;

export const textRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

export const indexName = 'bench';

export const settings: GivenSettings = {
  searchableAttributes: [
    'title',
    'make_model',
    'badge',
    'body',
    'fuel',
    'drive',
    'colour',
    'car_type',
    'state',
    'unordered(city)',
    'unordered(filtered_features)',
    'stock_number',
    'vin',
  ],
  attributesForFaceting: [
    ...countedFacets.map((facet) =>
      ['make', 'make_model', 'dealership_name'].includes(facet) ? `searchable(${facet})` : facet,
    ),
    'certified',
    'tag',
    'filterOnly(status)',
    'filterOnly(website_ids)',
    'filterOnly(show_on_dealer_website)',
  ],
  customRanking: ['desc(custom_rank)'],
  disableTypoToleranceOnAttributes: ['stock_number', 'vin'],
  allowTyposOnNumericTokens: false,
  replicas: Object.keys(replicas),
};

export const synonymGroups = [
  ['ute', 'utility', 'pickup', 'pick up'],
  ['4wd', '4x4', 'four wheel drive'],
  ['people mover', 'minivan'],
  ['auto', 'automatic'],
];
