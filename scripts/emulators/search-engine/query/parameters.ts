import { ApiError } from '../wire/api-error.ts';
import {
  anything,
  flag,
  flagOrCount,
  integer,
  json,
  type Kind,
  oneOf,
  text,
  texts,
} from './parameter-kinds.ts';

const maxInteger = Number.MAX_SAFE_INTEGER;
const criteria = texts;

/** Query parameters for which an index may also set a default. */
const both = {
  advancedSyntax: flag,
  advancedSyntaxFeatures: texts,
  allowTyposOnNumericTokens: flag,
  alternativesAsExact: texts,
  attributeCriteriaComputedBy: text,
  attributeCriteriaComputedByMinProximity: flag,
  attributesToHighlight: texts,
  attributesToRetrieve: texts,
  attributesToSnippet: texts,
  customRanking: criteria,
  decompoundQuery: flag,
  disableExactOnAttributes: texts,
  disableTypoToleranceOnAttributes: texts,
  distinct: flagOrCount,
  enablePersonalization: flag,
  enableReRanking: flag,
  enableRules: flag,
  exactOnSingleWordQuery: oneOf('attribute', 'word', 'none'),
  facetingAfterDistinct: flag,
  highlightPostTag: text,
  highlightPreTag: text,
  hitsPerPage: integer(0, 1000),
  ignorePlurals: json,
  maxFacetHits: integer(1, 100),
  maxValuesPerFacet: integer(0, 1000),
  minProximity: integer(1, 7),
  minWordSizefor1Typo: integer(0, maxInteger),
  minWordSizefor2Typos: integer(0, maxInteger),
  mode: text,
  optionalWords: texts,
  queryLanguages: texts,
  queryType: oneOf('prefixLast', 'prefixAll', 'prefixNone'),
  ranking: criteria,
  reRankingApplyFilter: anything,
  relevancyStrictness: integer(0, 100),
  removeStopWords: json,
  removeWordsIfNoResults: oneOf('none', 'lastWords', 'firstWords', 'allOptional'),
  renderingContent: json,
  replaceSynonymsInHighlight: flag,
  responseFields: texts,
  restrictHighlightAndSnippetArrays: flag,
  semanticSearch: json,
  snippetEllipsisText: text,
  sortFacetValuesBy: oneOf('count', 'alpha'),
  typoTolerance: oneOf('true', 'false', 'min', 'strict'),
} satisfies Record<string, Kind<unknown>>;

const queryOnly = {
  analytics: flag,
  analyticsTags: texts,
  aroundLatLng: text,
  aroundLatLngViaIP: flag,
  aroundPrecision: json,
  aroundRadius: anything,
  clickAnalytics: flag,
  cursor: text,
  enableABTest: flag,
  exhaustiveFacetsCount: flag,
  explain: json,
  extensions: json,
  facetFilters: anything,
  facetQuery: text,
  facets: texts,
  filters: text,
  getRankingInfo: flag,
  insideBoundingBox: json,
  insidePolygon: json,
  length: integer(0, 1000),
  minimumAroundRadius: integer(0, maxInteger),
  naturalLanguages: texts,
  nbShards: integer(0, maxInteger),
  numericFilters: anything,
  offset: integer(0, maxInteger),
  optionalFilters: anything,
  page: integer(0, maxInteger),
  percentileComputation: flag,
  personalizationImpact: integer(0, 100),
  query: text,
  referer: text,
  restrictSearchableAttributes: texts,
  restrictSources: text,
  ruleContexts: texts,
  similarQuery: text,
  sumOrFiltersScores: flag,
  synonyms: flag,
  tagFilters: anything,
  userToken: text,
} satisfies Record<string, Kind<unknown>>;

const settingOnly = {
  allowCompressionOfIntegerArray: flag,
  attributeForDistinct: text,
  attributesForFaceting: texts,
  attributesToIndex: texts,
  attributesToTransliterate: texts,
  camelCaseAttributes: texts,
  customNormalization: json,
  decompoundedAttributes: json,
  disablePrefixOnAttributes: texts,
  disableTypoToleranceOnWords: texts,
  indexLanguages: texts,
  keepDiacriticsOnCharacters: text,
  numericAttributesForFiltering: texts,
  numericAttributesToIndex: texts,
  paginationLimitedTo: integer(0, maxInteger),
  replicas: texts,
  searchableAttributes: texts,
  separatorsToIndex: text,
  slaves: texts,
  unretrievableAttributes: texts,
  userData: anything,
} satisfies Record<string, Kind<unknown>>;

type ValuesOf<T extends Record<string, Kind<unknown>>> = { [K in keyof T]?: ReturnType<T[K]> };

export type SearchParameters = ValuesOf<typeof both> & ValuesOf<typeof queryOnly>;
/** Settings as sent; null resets one to its default. */
export type GivenSettings = {
  [K in keyof (typeof both & typeof settingOnly)]?: ReturnType<(typeof both & typeof settingOnly)[K]> | null;
};

const queryKinds: Record<string, Kind<unknown>> = { ...both, ...queryOnly };
const settingKinds: Record<string, Kind<unknown>> = { ...both, ...settingOnly };

/** Properties of a multi-query request that are not search parameters. */
const envelope = new Set(['indexName', 'params', 'type', 'facet', 'strategy']);

/**
 * Parses the parameters of a query from the body and its `params` string, which takes precedence.
 * @throws ApiError 400 for an unknown parameter or an invalid value
 */
export function readParameters(body: Record<string, unknown>): SearchParameters {
  const parameters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!envelope.has(name)) assignParameter(parameters, name, value, queryKinds);
  }
  if (typeof body['params'] === 'string') {
    for (const [name, value] of new URLSearchParams(body['params'])) {
      if (!envelope.has(name)) assignParameter(parameters, name, value, queryKinds);
    }
  }
  return parameters;
}

export function readSettings(body: Record<string, unknown>): GivenSettings {
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === null && Object.hasOwn(settingKinds, name)) settings[name] = null;
    else assignParameter(settings, name, value, settingKinds);
  }
  return settings as GivenSettings;
}

function assignParameter(
  target: Record<string, unknown>,
  name: string,
  value: unknown,
  kinds: Record<string, Kind<unknown>>,
): void {
  if (value === null || value === undefined || name.startsWith('x-algolia-')) return;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) throw new ApiError(400, `Unknown parameter: ${name}`);
  target[name] = kind(value, name);
}
