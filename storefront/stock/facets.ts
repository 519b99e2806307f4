import { WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import { formatKilograms, formatKilometres, formatMoney } from '@forecourt/lib/platform/text/format';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
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
  label: string;
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
const list = (attribute: string, label: string, options: ListOptions = {}): ListFacet => ({
  kind: 'list',
  name: attribute,
  key: attribute,
  attribute,
  label,
  limit: FACET_LIMIT,
  order: 'count',
  ...options,
});
const range = (name: string, label: string, unit: RangeUnit, attribute = name): RangeFacet => ({
  kind: 'range',
  name,
  key: name,
  attribute,
  label,
  unit,
});

/** The facets of a site by default (OPEN-042). */
const STANDARD_FACETS: readonly Facet[] = [
  list('car_type', 'Condition', { order: 'value' }),
  list(MAKE, 'Make', { limit: MAKE_LIMIT }),
  list('model', 'Model'),
  list('badge', 'Badge'),
  list('simple_body', 'Body', { name: 'body' }),
  // The price as shown: an offer price takes precedence over the list price (OPEN-012).
  range('price', 'Price', 'money', 'sort_price'),
  list(WEEKLY, 'Weekly', { order: 'value' }),
  range('year', 'Year', 'year'),
  range('km', 'Odometer', 'km'),
  list('simple_transmission', 'Transmission', { name: 'transmission' }),
  list('simple_fuel', 'Fuel', { name: 'fuel' }),
  list('simple_drive', 'Drive', { name: 'drive' }),
  list('seats', 'Seats', { order: 'value' }),
  list('colour', 'Colour'),
  list('filtered_features', 'Features'),
  list('state', 'State'),
  list('city', 'City'),
  list('dealership_name', 'Dealership'),
  list('location_name', 'Location'),
  list('certified', 'Certified', { order: 'value' }),
];

/** Facets only for sites that name them in their setting. */
const FURTHER_FACETS: readonly Facet[] = [
  list('item_type', 'Type', { order: 'value' }),
  list('status', 'Availability', { order: 'value' }),
  list('categories', 'Category'),
  list('tag', 'Tag'),
  list(MAKE_MODEL, 'Make and model', { limit: MAKE_LIMIT }),
  { kind: 'bands', name: 'price_range', key: 'price_range', attribute: 'price_range', label: 'Price band' },
  range('subscription_price', 'Weekly subscription', 'money'),
  range('sleeps', 'Sleeps', 'count'),
  range('length', 'Length in mm', 'count', 'body_length'),
  range('towing', 'Towing capacity', 'mass', 'towing_capacity'),
  range('atm', 'ATM', 'mass', 'aggregate_trailer_mass'),
  range('tare', 'Tare', 'mass', 'tare_weight'),
  range('created_at_timestamp', 'Date added', 'date'),
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

const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car_type: { new: 'New', demo: 'Demo', used: 'Used' },
  item_type: { car: 'Cars', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  certified: { true: 'Certified', false: 'Not certified' },
};

export function facetValueLabel(attribute: string, value: string): string {
  if (attribute === 'simple_body') return bodyLabel(value);
  if (attribute === MAKE_MODEL) return pairLabel(value);
  if (attribute === 'seats') return value === '1' ? '1 seat' : `${value} seats`;
  return VALUE_LABELS[attribute]?.[value] ?? value;
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

export function rangeValueLabel(unit: RangeUnit, value: number): string {
  if (unit === 'money') return formatMoney(value);
  if (unit === 'date') return day.format(value * 1000);
  if (unit === 'mass') return formatKilograms(value);
  return unit === 'km' ? formatKilometres(value) : String(value);
}

const FIXED_ORDER: Readonly<Record<string, readonly string[]>> = {
  car_type: Object.keys(VALUE_LABELS.car_type ?? {}),
  item_type: Object.keys(VALUE_LABELS.item_type ?? {}),
  status: Object.keys(VALUE_LABELS.status ?? {}),
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
