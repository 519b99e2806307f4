import { type Band, PRICE_BANDS, WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import type { SortKey } from '@forecourt/lib/inventory/search/sorts';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatKilograms, formatKilometres, formatMoney } from '@forecourt/lib/platform/text/format';
import { bodyLabel, FURTHER_BODIES, KNOWN_BODIES } from '@forecourt/lib/vehicle/body';
import { MAKE, MAKE_MODEL, pairLabel } from './make-models.ts';
import type { SearchState } from './state.ts';

/** How a range is formatted and stepped; dates are seconds since the epoch. */
export type RangeUnit = 'money' | 'km' | 'year' | 'date' | 'mass' | 'count';

interface FacetBase {
  /** Name in a site's `facets` setting (FACET rows). */
  name: string;
  /** Name in addresses: `refinementList[key][0]`, `range[key]`. */
  key: string;
  attribute: string;
}

export interface ListFacet extends FacetBase {
  kind: 'list';
  limit: number;
  /** By stock, or in the facet's fixed order. */
  order: 'count' | 'value';
}

export interface RangeFacet extends FacetBase {
  kind: 'range';
  unit: RangeUnit;
}

/** Another input for the range `price`, without separate state (FACET-22). */
export interface BandsFacet extends FacetBase {
  kind: 'bands';
}

export type Facet = ListFacet | RangeFacet | BandsFacet;

/** The attribute requires a legal warning (FIN-46). */
export const WEEKLY = 'weekly_price_range';

/** Filter of the vehicles that a lender's minimum does not exclude; one without a price has any. */
export const hasLoan = (min: number): string => `NOT sort_price < ${min}`;

export const FACET_VALUES_SHOWN = 7; // FACET-35: as many as there are popular makes
const FACET_LIMIT = 30;
/** Make lists must be complete; more values cost extra. */
const MAKE_LIMIT = 100;

type ListOptions = Partial<Pick<ListFacet, 'name' | 'limit' | 'order'>>;
const list = (attribute: string, options: ListOptions = {}): ListFacet => ({
  kind: 'list',
  name: attribute,
  key: attribute,
  attribute,
  limit: FACET_LIMIT,
  order: 'count',
  ...options,
});
const range = (name: string, unit: RangeUnit, attribute = name): RangeFacet => ({
  kind: 'range',
  name,
  key: name,
  attribute,
  unit,
});

/** The facets of a site by default (OPEN-042). */
const STANDARD_FACETS: readonly Facet[] = [
  list('car_type', { order: 'value' }),
  list(MAKE, { limit: MAKE_LIMIT }),
  list('model'),
  list('badge'),
  list('simple_body', { name: 'body' }),
  // The price as shown: an offer price takes precedence over the list price (OPEN-012).
  range('price', 'money', 'sort_price'),
  list(WEEKLY, { order: 'value' }),
  range('year', 'year'),
  range('km', 'km'),
  list('simple_transmission', { name: 'transmission' }),
  list('simple_fuel', { name: 'fuel' }),
  list('simple_drive', { name: 'drive' }),
  list('seats', { order: 'value' }),
  list('colour'),
  list('filtered_features'),
  list('state'),
  list('city'),
  list('dealership_name'),
  list('location_name'),
  list('certified', { order: 'value' }),
];

/** Facets only for sites that name them in their setting. */
const FURTHER_FACETS: readonly Facet[] = [
  list('item_type', { order: 'value' }),
  list('status', { order: 'value' }),
  list('categories'),
  list('tag'),
  list(MAKE_MODEL, { limit: MAKE_LIMIT }),
  { kind: 'bands', name: 'price_range', key: 'price_range', attribute: 'price_range' },
  range('subscription_price', 'money'),
  range('sleeps', 'count'),
  range('length', 'count', 'body_length'),
  range('towing', 'mass', 'towing_capacity'),
  range('atm', 'mass', 'aggregate_trailer_mass'),
  range('tare', 'mass', 'tare_weight'),
  range('created_at_timestamp', 'date'),
];

/** All facets that an address may name. */
export const ALL_FACETS: readonly Facet[] = [...STANDARD_FACETS, ...FURTHER_FACETS];

const byKey = new Map(ALL_FACETS.map((facet) => [facet.key, facet]));
const byName = new Map(ALL_FACETS.map((facet) => [facet.name, facet]));

/** Returns a facet by key or name: `simple_body` or `body`. */
export const facetOfKey = (key: string): Facet | undefined => byKey.get(key) ?? byName.get(key);

/** Returns the attributes that filters show values of; the make and model filter needs two. */
export const shownAttributes = (facets: readonly Facet[]): string[] => [
  ...new Set(
    facets.flatMap(({ attribute }) => (attribute === MAKE_MODEL ? [MAKE, MAKE_MODEL] : [attribute])),
  ),
];

export interface FacetRules {
  settings: { facets: string[] | null; cityFacetLimit: number; dealershipFacetLimit: number };
  features: { caravansEnabled: boolean };
}

/**
 * Returns a site's filters in order (OPEN-042): those in its setting, else the standard ones.
 * Sites with caravans have a filter for the vehicle type (FACET-14).
 */
export function siteFacets({ settings, features }: FacetRules): Facet[] {
  const configuredFacets = settings.facets?.flatMap((name) => facetOfKey(name) ?? []);
  const standard = features.caravansEnabled
    ? [...STANDARD_FACETS.slice(0, 1), byName.get('item_type') as Facet, ...STANDARD_FACETS.slice(1)]
    : STANDARD_FACETS;
  const limits: Record<string, number> = {
    city: settings.cityFacetLimit, // FACET-09
    dealership_name: settings.dealershipFacetLimit, // FACET-12
  };
  return [...new Set(configuredFacets ?? standard)].map((facet) =>
    facet.kind === 'list' ? { ...facet, limit: limits[facet.attribute] ?? facet.limit } : facet,
  );
}

export const offersWeeklyAmounts = (facets: readonly Facet[]): boolean =>
  facets.some(({ attribute }) => attribute === WEEKLY);

/** Returns whether FIN-46 requires its warning: addresses may name values without a filter. */
export const mayShowWeeklyAmounts = (
  facets: readonly Facet[],
  state: Pick<SearchState, 'lists' | 'without'>,
): boolean => offersWeeklyAmounts(facets) || WEEKLY in state.lists || WEEKLY in state.without;

/** Texts of facets, values and numbers of vehicles in the language of the page. */
export type StockTexts = Translator<'stock'>;

/** Returns the text of a key that data has, or the fallback where the catalogue has none. */
function knownText(t: StockTexts, key: string, fallback: string): string {
  const known = key as 'facets.make';
  return !/[^\w: .-]/.test(key) && t.has(known) ? t(known) : fallback;
}

/** Returns the name of a filter: `Body`. */
export const facetLabel = ({ name }: Pick<Facet, 'name'>, t: StockTexts): string =>
  knownText(t, `facets.${name}`, name);

/** Returns the name of an order of results: `Price (low to high)`. */
export const sortLabel = (key: SortKey, t: StockTexts): string => knownText(t, `sorts.${key}`, key);

/** Returns the label of a body type, an unknown one as `bodyLabel` does. */
export const bodyText = (body: string, t: StockTexts): string =>
  knownText(t, `values.simple_body.${bodyTextKey(body)}`, bodyLabel(body));

/** Returns the key of a body type's label in the catalogue. */
export const bodyTextKey = (body: string): string => BODY_ALIASES[body] ?? body;

/** Body types with the label of another. */
const BODY_ALIASES: Readonly<Record<string, string>> = {
  hatchback: 'hatch',
  softtop: 'convertible',
  stationWagon: 'wagon',
};

/** Returns the label of a body type that has only its English label, such as `SUV`. */
export function knownBodyText(label: string, t: StockTexts): string {
  const body = [...KNOWN_BODIES, ...FURTHER_BODIES].find((each) => bodyLabel(each) === label);
  return body ? bodyText(body, t) : label;
}

/**
 * Returns the label of a value: those that the catalogue has are translated, names stay as they are. So do values of
 * filters that are closed, until the page has all texts (`searchMessages`).
 */
export function facetValueLabel(attribute: string, value: string, t: StockTexts): string {
  if (attribute === 'simple_body') return bodyText(value, t);
  if (attribute === MAKE_MODEL) return pairLabel(value);
  if (attribute === 'seats' && /^\d+$/.test(value) && t.has('seats'))
    return t('seats', { count: Number(value) });
  if (attribute === WEEKLY) return bandText(WEEKLY_BANDS, value, t, true);
  if (attribute === 'price_range') return bandText(PRICE_BANDS, value, t, false);
  return value.includes('.') ? value : knownText(t, `values.${attribute}.${value}`, value);
}

/** Returns the label of a band of prices, or of weekly repayments. */
function bandText(bands: readonly Band[], value: string, t: StockTexts, isWeekly: boolean): string {
  const band = bands.find(({ label }) => label === value);
  if (!band || !t.has('bands.under')) return value;
  const [min, max] = [formatMoney(band.min), formatMoney(band.max ?? 0)];
  if (band.min === 0) return t(isWeekly ? 'bands.weeklyUnder' : 'bands.under', { max });
  if (band.max === null) return t(isWeekly ? 'bands.weeklyOver' : 'bands.over', { min });
  return t(isWeekly ? 'bands.weeklyBetween' : 'bands.between', { min, max });
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

function dayText(seconds: number, t: StockTexts): string {
  const date = new Date(seconds * 1000);
  const parts = day.formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const values = {
    day: part('day'),
    monthName: part('month'),
    month: String(date.getUTCMonth() + 1),
    year: part('year'),
  };
  return t('day', values);
}

export function rangeValueLabel(unit: RangeUnit, value: number, t: StockTexts): string {
  if (unit === 'money') return formatMoney(value);
  if (unit === 'date') return dayText(value, t);
  if (unit === 'mass') return formatKilograms(value);
  return unit === 'km' ? formatKilometres(value) : String(value);
}

const FIXED_ORDER: Readonly<Record<string, readonly string[]>> = {
  car_type: ['new', 'demo', 'used'],
  item_type: ['car', 'caravan'],
  status: ['in_stock', 'coming_soon', 'sold'],
  certified: ['true', 'false'],
  [WEEKLY]: WEEKLY_BANDS.map(({ label }) => label),
};

/** Compares two values in their fixed order, else alphabetically. */
export function compareFacetValues(attribute: string, a: string, b: string): number {
  const order = FIXED_ORDER[attribute];
  if (!order) return a.localeCompare(b, 'en-AU', { numeric: true });
  const place = (value: string) => (order.indexOf(value) + order.length + 1) % (order.length + 1);
  return place(a) - place(b);
}
