import type { Messages } from '@forecourt/lib/platform/language/messages';
import type { AbstractIntlMessages } from 'next-intl';
import { type CardTextRules, cardMessages } from '@/features/vehicle-card/card-messages.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { showsTotals } from '@/stock/connection.ts';
import { ALL_FACETS, bodyTextKey, type Facet, offersWeeklyAmounts } from '@/stock/facets.ts';
import { MAKE, MAKE_MODEL } from '@/stock/make-models.ts';
import type { Noun } from '@/stock/noun.ts';
import { isRefined, type SearchState } from '@/stock/state.ts';
import { someTexts } from '@/ui/texts/some-texts.ts';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';
import { forNouns } from './for-nouns.ts';
import { isOpenAtFirst } from './open-filters.ts';
import type { SearchSetup } from './setup.ts';

/** Of a page's setup, what decides about its texts. */
type Setup = Pick<
  SearchSetup,
  'connection' | 'distance' | 'facets' | 'kind' | 'layout' | 'path' | 'pricePicks'
> & { card: CardTextRules };

/** A page as the server renders it. */
export interface ServedPage {
  setup: Setup;
  state: SearchState;
  /** What the page calls its vehicles. */
  nouns: readonly Noun[];
  /** How many vehicles have each value, by attribute; null if the search failed. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
  /** The vehicles that the page lists; null if the search failed. */
  hits: readonly CardVehicle[] | null;
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
const OF_CONDITIONS: readonly string[] = ['filtersActive', 'activeFilters', 'removeFilter'];
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
const OF_MAKES: readonly string[] = ['popularMakes', 'allMakes'];
const OF_PRICE_PICKS: readonly string[] = ['upTo', 'upToPrice'];
const OF_DATES: readonly string[] = ['anyTime', 'lastDays'];

/** Texts of stock that no component of the search uses in the browser. */
const NOT_OF_SEARCH: readonly string[] = [
  'inStock',
  'arriving',
  'inStockAndArriving',
  'fromPrice',
  'basis',
  'recentSearches',
  'separator',
  'priceRange',
];

const without = <Texts extends object>(texts: Texts, keys: readonly string[]): Texts =>
  someTexts(texts, (key) => !keys.includes(key));

const hasConditions = (state: SearchState): boolean => isRefined(state) || state.near !== null;

const isChosen = ({ key }: Facet, { lists, without, ranges }: SearchState): boolean =>
  [lists, without, ranges].some((each) => key in each);

/**
 * Returns the texts that a page of results needs before the shopper uses its search, which loads the others
 * (`SearchTexts`). Names of values and filters that the page does not show are left out, since `facetLabel` and
 * `facetValueLabel` do without; and so are names that are their own text, as most are in English. Other texts that are
 * left out belong to parts that wait for them (`AllTexts`) or that this page cannot have.
 */
export function searchMessages(
  {
    search,
    stock,
    emptyList,
    pager,
    ...ofCards
  }: Pick<Messages, 'search' | 'stock' | 'emptyList' | 'pager' | 'vehicleCard' | 'price'>,
  { setup, state, nouns, counts, hits }: ServedPage,
): AbstractIntlMessages {
  const { facets } = setup;
  const isEmpty = hits?.length === 0;
  const isFiltered = hasConditions(state);
  const hasFacet = (attribute: string) => facets.some((facet) => facet.attribute === attribute);
  const dates = ALL_FACETS.filter((facet) => facet.kind === 'range' && facet.unit === 'date');
  const hasDates = facets.some(({ key }) => dates.some((each) => each.key === key));
  // Filters that are closed render their values once the shopper opens them.
  const open = [...facets.filter(isOpenAtFirst), ...ALL_FACETS.filter((facet) => isChosen(facet, state))];
  const attributes = new Set(open.map(({ attribute }) => attribute));
  const unused = [
    ...LATE,
    ...(isEmpty ? [] : OF_EMPTY_LIST),
    ...(isFiltered ? [] : OF_CONDITIONS),
    ...(setup.distance && (state.near !== null || state.sort === 'distance') ? [] : OF_DISTANCE),
    ...(showsTotals(setup.connection.prices) ? [] : OF_TOTALS),
    ...(offersWeeklyAmounts(facets) ? [] : OF_WEEKLY),
    ...(hasFacet(MAKE) || hasFacet(MAKE_MODEL) ? [] : OF_MAKES),
    ...(hasFacet(MAKE_MODEL) ? [] : ['modelsOf']),
    ...(setup.pricePicks.length > 0 ? [] : OF_PRICE_PICKS),
    ...(hasFacet('price_range') ? [] : ['anyPrice']),
    ...(hasDates ? [] : OF_DATES),
    ...(setup.layout === 'carousel' ? [] : ['cars']),
    ...(state.ignored === '' ? ['ignored'] : []),
  ];
  const unusedOfStock = [
    ...NOT_OF_SEARCH,
    ...(isFiltered || isEmpty ? [] : ['chips']),
    ...(attributes.has('seats') ? [] : ['seats']),
    ...(offersWeeklyAmounts(open) || attributes.has('price_range') ? [] : ['bands']),
    ...(hasDates || dates.some(({ key }) => key in state.ranges) ? [] : ['day']),
  ];
  return {
    search: without(search, unused),
    stock: forNouns(
      {
        ...without(stock, unusedOfStock),
        facets: facetTexts(stock.facets, { setup, state }),
        values: valueTexts(stock.values, { state, counts, attributes }),
        headings: someTexts(stock.headings, (key) => isHeadingOf(setup, key)),
      },
      nouns,
    ),
    ...(isEmpty && { emptyList }),
    pager,
    // The closest matches of a page without results load their vehicles later.
    ...cardMessages(ofCards, setup.card, hits && !isEmpty ? hits : undefined),
  };
}

/** The names of the filters that the page offers, of those that its address has, and of some that others lead to. */
function facetTexts<Texts extends object>(
  texts: Texts,
  { setup, state }: Pick<ServedPage, 'setup' | 'state'>,
): Texts {
  const facets = [...setup.facets, ...ALL_FACETS.filter((facet) => isChosen(facet, state))];
  const names = new Set([...facets.map(({ name }) => name), 'make', 'model', 'price']);
  return someTexts(texts, (name) => names.has(name));
}

function valueTexts<Texts extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  texts: Texts,
  { state, counts, attributes }: Pick<ServedPage, 'state' | 'counts'> & { attributes: ReadonlySet<string> },
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
    Object.entries(texts).flatMap(([attribute, values]) => {
      if (!attributes.has(attribute)) return [];
      const names = shown(attribute);
      return [[attribute, someTexts(withoutOwnTexts(values), (value) => names.has(value))]];
    }),
  );
}

/** Returns whether the heading of a page may have this text (`searchedHeading`). */
const isHeadingOf = ({ kind, path }: Pick<Setup, 'kind' | 'path'>, key: string): boolean =>
  kind === 'all'
    ? key === 'all'
    : kind === 'dealership' || kind === 'location'
      ? key === 'place'
      : kind === 'type' && (key === 'kind' || path.endsWith(`/${key}`));
