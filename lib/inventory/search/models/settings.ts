import type { IndexSettings } from 'algoliasearch';

/** Settings of the index of models: search by model, manufacturer and body; sorted by both names. */
export const MODELS_INDEX_SETTINGS = {
  searchableAttributes: ['model.name', 'manufacturer.name', 'model.body'],
  attributesForFaceting: [
    'searchable(manufacturer.name)', // SEARCH-42
    'searchable(model.name)', // SEARCH-43
    'model.body', // SEARCH-44
    'filterOnly(manufacturer.id)',
    'filterOnly(model.status)',
  ],
  customRanking: ['asc(manufacturer.name)', 'asc(model.name)'],
  attributesToHighlight: [],
  maxValuesPerFacet: 1_000,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'none',
} satisfies IndexSettings;
