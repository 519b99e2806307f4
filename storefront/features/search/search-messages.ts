import type { Messages } from '@forecourt/lib/platform/language/messages';
import type { AbstractIntlMessages } from 'next-intl';
import { showsTotals } from '@/stock/connection.ts';
import { ALL_FACETS, bodyTextKey, offersWeeklyAmounts } from '@/stock/facets.ts';
import type { SearchState } from '@/stock/state.ts';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';
import type { SearchSetup } from './setup.ts';

/** Of a page's setup, what decides about its texts. */
type Setup = Pick<SearchSetup, 'connection' | 'distance' | 'facets' | 'kind' | 'path'>;

/** A page as the server renders it. */
export interface ServedPage {
  setup: Setup;
  state: Pick<SearchState, 'lists' | 'without' | 'ranges'>;
  /** How many vehicles have each value, by attribute; null if the search failed. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
  /** The page lists no vehicles. */
  isEmpty: boolean;
}

/** Texts of parts that load when they are needed (`AllTexts`); not of failures, which must not wait for a reply. */
const LATE: readonly string[] = [
  'mapOfLocations',
  'locations',
  'countedAt',
  'coastline',
  'streetMap',
  'didYouMean',
  'suggest',
];
const OF_EMPTY_LIST: readonly string[] = ['noResults', 'closestOne', 'closest', 'seeAll'];
const OF_DISTANCE: readonly string[] = [
  'postcodeField',
  'postcode',
  'sortByDistance',
  'postcodeMalformed',
  'postcodeUnknown',
  'postcodeFailed',
  'kmAway',
  'under1KmAway',
];
const OF_TOTALS: readonly string[] = ['pricesFor', 'ownState'];
const OF_WEEKLY: readonly string[] = ['ownTerms', 'ownTermsWithoutApproval', 'withoutApproval'];

/** Texts of stock that no component of the search uses in the browser. */
const NOT_OF_SEARCH: readonly string[] = [
  'inStock',
  'arriving',
  'inStockAndArriving',
  'fromPrice',
  'basis',
  'recentSearches',
];

const without = <Texts extends object>(texts: Texts, keys: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key))) as Texts;
const only = <Texts extends object>(texts: Texts, isWanted: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key))) as Texts;

/**
 * Returns the texts that a page of results needs before the shopper uses its search, which loads the others
 * (`SearchTexts`). Names of values and filters that the page does not show are left out, since `facetLabel` and
 * `facetValueLabel` do without; and so are names that are their own text, as most are in English.
 */
export function searchMessages(
  { search, stock, emptyList, pager }: Pick<Messages, 'search' | 'stock' | 'emptyList' | 'pager'>,
  { setup, state, counts, isEmpty }: ServedPage,
): AbstractIntlMessages {
  const unused = [
    ...LATE,
    ...(isEmpty ? [] : OF_EMPTY_LIST),
    ...(setup.distance ? [] : OF_DISTANCE),
    ...(showsTotals(setup.connection.prices) ? [] : OF_TOTALS),
    ...(offersWeeklyAmounts(setup.facets) ? [] : OF_WEEKLY),
  ];
  return {
    search: without(search, unused),
    stock: {
      ...without(stock, NOT_OF_SEARCH),
      facets: facetTexts(stock.facets, { setup, state }),
      values: valueTexts(stock.values, { state, counts }),
      headings: only(stock.headings, (key) => isHeadingOf(setup, key)),
    },
    ...(isEmpty && { emptyList }),
    pager,
  };
}

/** The names of the filters that the page offers, of those that its address has, and of some that others lead to. */
function facetTexts<Texts extends object>(
  texts: Texts,
  { setup, state }: Pick<ServedPage, 'setup' | 'state'>,
): Texts {
  const chosen = new Set([state.lists, state.without, state.ranges].flatMap((each) => Object.keys(each)));
  const facets = [...setup.facets, ...ALL_FACETS.filter(({ key }) => chosen.has(key))];
  const names = new Set([...facets.map(({ name }) => name), 'make', 'model', 'price']);
  return only(texts, (name) => names.has(name));
}

function valueTexts<Texts extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  texts: Texts,
  { state, counts }: Pick<ServedPage, 'state' | 'counts'>,
) {
  const shown = (attribute: string) =>
    new Set(
      [
        ...Object.keys(counts?.[attribute] ?? {}),
        ...(state.lists[attribute] ?? []),
        ...(state.without[attribute] ?? []),
      ].map((value) => (attribute === 'simple_body' ? bodyTextKey(value) : value)),
    );
  return Object.fromEntries(
    Object.entries(texts).map(([attribute, values]) => {
      const names = shown(attribute);
      return [attribute, only(withoutOwnTexts(values), (value) => names.has(value))];
    }),
  );
}

/** Returns whether the heading of a page may have this text (`searchedHeading`). */
const isHeadingOf = ({ kind, path }: Setup, key: string): boolean =>
  kind === 'all'
    ? key === 'all'
    : kind === 'dealership' || kind === 'location'
      ? key === 'place'
      : kind === 'type' && (key === 'kind' || path.endsWith(`/${key}`));
