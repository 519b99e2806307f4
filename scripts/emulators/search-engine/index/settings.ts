import type { SortKey } from '../columns/sort-order.ts';
import type { GivenSettings } from '../query/parameters.ts';
import { maxAttributes } from '../text/postings.ts';
import { emptySchema, type IndexSchema, orderName } from './schema.ts';

/** The settings hosted Algolia returns for an index without settings. */
export const defaultSettings: Readonly<Record<string, unknown>> = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesToIndex: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

interface FacetSetting {
  attribute: string;
  searchable: boolean;
  filterOnly: boolean;
  afterDistinct: boolean;
}

export const facetSettings = memoise((settings: GivenSettings): FacetSetting[] =>
  (settings.attributesForFaceting ?? []).map((entry) => {
    let attribute = entry;
    const modifiers = new Set<string>();
    for (
      let match = /^(\w+)\((.*)\)$/.exec(attribute);
      match !== null;
      match = /^(\w+)\((.*)\)$/.exec(attribute)
    ) {
      modifiers.add(match[1]!);
      attribute = match[2]!;
    }
    return {
      attribute,
      searchable: modifiers.has('searchable'),
      filterOnly: modifiers.has('filterOnly'),
      afterDistinct: modifiers.has('afterDistinct'),
    };
  }),
);

/** A searchable attribute. A lower rank is better; attributes listed together share a rank. */
interface SearchedAttribute {
  attribute: string;
  rank: number;
  unordered: boolean;
}

export const searchedAttributes = memoise((settings: GivenSettings): SearchedAttribute[] | null => {
  const entries = settings.searchableAttributes ?? settings.attributesToIndex;
  if (!entries || entries.length === 0) return null;
  return entries.flatMap((entry, rank) =>
    entry.split(',').map((part) => {
      const match = /^(unordered|ordered)\((.*)\)$/.exec(part.trim());
      return {
        attribute: match?.[2] ?? part.trim(),
        rank: Math.min(rank, maxAttributes - 1),
        unordered: match?.[1] === 'unordered',
      };
    }),
  );
});

/** Parses `asc(price)` as a sort key; undefined for any other entry. */
export function sortKey(entry: string): SortKey | undefined {
  const match = /^(asc|desc)\((.+)\)$/.exec(entry.trim());
  return match === null ? undefined : { direction: match[1] as 'asc' | 'desc', attribute: match[2]! };
}

/**
 * Returns the ranking criteria by importance, by default Algolia's: names such as `typo`, and sorts such as
 * `asc(price)`.
 */
export function rankingOf(settings: GivenSettings): string[] {
  return settings.ranking ?? (defaultSettings['ranking'] as string[]);
}

/** Returns the sort keys of `custom` in the ranking; ignores entries other than `asc(…)` or `desc(…)`. */
export function customRankingOf(settings: GivenSettings): SortKey[] {
  return (settings.customRanking ?? []).flatMap((entry) => sortKey(entry) ?? []);
}

/** Returns the order of records for a query without text, location or optional filters. */
export const staticOrder = memoise((settings: GivenSettings): SortKey[] => {
  const keys = rankingOf(settings).flatMap((entry) =>
    entry === 'custom' ? customRankingOf(settings) : (sortKey(entry) ?? []),
  );
  return keys.filter((key, i) => keys.findIndex(({ attribute }) => attribute === key.attribute) === i);
});

/** Returns the schema an index needs for its settings and those of its replicas. */
export function schemaOf(primary: GivenSettings, replicas: readonly GivenSettings[]): IndexSchema {
  const all = [primary, ...replicas];
  const unique = (items: string[]): string[] => [...new Set(items)];
  const searchedLists = all.map(searchedAttributes);
  const orders = new Map(all.map(staticOrder).map((keys) => [orderName(keys), keys]));
  const numeric = all.map(
    (settings) => settings.numericAttributesForFiltering ?? settings.numericAttributesToIndex,
  );
  return {
    ...emptySchema,
    facets: unique(['_tags', ...all.flatMap(facetSettings).map(({ attribute }) => attribute)]),
    searchable: searchedLists.some((list) => list === null)
      ? null
      : unique(searchedLists.flatMap((list) => list!.map(({ attribute }) => attribute))).slice(
          0,
          maxAttributes,
        ),
    camelCase: primary.camelCaseAttributes ?? [],
    separators: primary.separatorsToIndex ?? '',
    numeric: numeric.some((list) => list == null)
      ? null
      : unique(numeric.flatMap((list) => list!.map((entry) => entry.replace(/^equalOnly\((.*)\)$/, '$1')))),
    orders: [...orders.values()],
    distinct: unique(all.flatMap(({ attributeForDistinct }) => attributeForDistinct ?? [])),
  };
}

/** Caches results per argument object. For settings objects, which are replaced but never mutated. */
function memoise<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { value: V }>();
  return (key) => {
    let entry = cache.get(key);
    if (entry === undefined) {
      entry = { value: compute(key) };
      cache.set(key, entry);
    }
    return entry.value;
  };
}
