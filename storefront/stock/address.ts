import { isSortKey, sortOfIndex } from '@forecourt/lib/inventory/search/sorts';
import { stateCode } from '@forecourt/lib/sites/state-codes';
import { CHOSEN_TERM_MAX, PART_LIMITS, TERM_MIN } from '@forecourt/lib/vehicle/finance/limits';
import type { PaymentChoice } from '@forecourt/lib/vehicle/finance/payment-choice';
import { listParameters, parameter, rangeParameter } from './address-parameters.ts';
import { ALL_FACETS, facetOfKey } from './facets.ts';
import { withImpliedMakes } from './make-models.ts';
import { parseNear } from './near.ts';
import { SENTENCE_FIELD } from './sentence-field.ts';
import { EMPTY_STATE, type Range, type SearchState } from './state.ts';

/**
 * Addresses of results (ROUTE-32 to ROUTE-38).
 * `query`, `refinementList[make][0]`, `exclude[colour][0]`, `range[price]=min:max`, `sortBy`, `prices` (the state whose
 * charges they include), `terms` (deposit and term of weekly figures, `5000:7`), `ignored` (words of a sentence), and
 * `page` if it is not 1.
 */

// Limits far above normal use, so that crafted addresses cannot cause expensive queries.
const MAX_TEXT = 200;
const MAX_VALUES = 40;
const MAX_PAGE = 1_000;
// The largest timestamp in seconds that fits.
const MAX_NUMBER = 9_999_999_999;

const KEY = /^(refinementList|menu|range|exclude)\[([\w.]{1,64})\](?:\[(\d{0,4})\])?$/;
const PLAIN_KEYS = ['query', 'page', 'sortBy', 'near', 'prices', 'terms', 'ignored', SENTENCE_FIELD];

/** Returns whether a query parameter belongs to the search, unlike `utm_source`. */
export const isSearchParameter = (name: string): boolean => PLAIN_KEYS.includes(name) || KEY.test(name);

/**
 * Parses the query string of a results page; never throws.
 * Accepts old forms: `menu[make]=Toyota` (ROUTE-38), `menu[price_range]=$10,000 - $20,000` (ROUTE-37). Drops
 * unknown facets, invalid numbers and anything beyond the limits.
 */
export function parseAddress(search: string | URLSearchParams): SearchState {
  const parameters = typeof search === 'string' ? new URLSearchParams(search) : search;
  const lists = new Map<string, string[]>();
  const without = new Map<string, string[]>();
  const ranges = new Map<string, Range>();
  for (const [name, value] of parameters) {
    const [, form, key = ''] = KEY.exec(name) ?? [];
    if (!form) continue;
    if (form === 'range') {
      const facet = facetOfKey(key);
      const range = facet?.kind === 'range' ? parseRange(value) : null;
      if (facet && range) ranges.set(facet.key, range);
    } else if (form === 'exclude') putValue(key, value, without);
    else takeValue(key, value, lists, ranges);
  }
  return {
    query: (parameters.get('query') ?? '').trim().slice(0, MAX_TEXT),
    page: parsePage(parameters.get('page')),
    sort: parseSort(parameters.get('sortBy')),
    lists: withImpliedMakes(Object.fromEntries(lists)),
    without: Object.fromEntries(without),
    ranges: Object.fromEntries(ranges),
    near: parseNear(parameters.get('near')),
    pricedIn: stateCode(parameters.get('prices')),
    terms: parseTerms(parameters.get('terms')),
    ignored: (parameters.get('ignored') ?? '').trim().slice(0, MAX_TEXT),
  };
}

function takeValue(key: string, raw: string, lists: Map<string, string[]>, ranges: Map<string, Range>) {
  if (key === 'price_range' || key === 'price') {
    const band = parsePriceBand(raw.trim().slice(0, MAX_TEXT));
    if (band) ranges.set('price', band);
    return;
  }
  putValue(key, raw, lists);
}

function putValue(key: string, raw: string, lists: Map<string, string[]>) {
  const value = raw.trim().slice(0, MAX_TEXT);
  const facet = facetOfKey(key);
  if (facet?.kind !== 'list' || value === '') return;
  const values = lists.get(facet.key) ?? [];
  if (values.length < MAX_VALUES && !values.includes(value)) lists.set(facet.key, [...values, value]);
}

/** `10000:20000`, `:20000` or `10000:`; null for none or the wrong order. */
function parseRange(value: string): Range | null {
  const match = /^(-?\d{0,10}):(-?\d{0,10})$/.exec(value.trim());
  if (!match) return null;
  const end = (text = '') => (/\d/.test(text) ? Math.max(0, Math.min(MAX_NUMBER, Number(text))) : null);
  const [min, max] = [end(match[1]), end(match[2])];
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null;
  return { min, max };
}

/** Parses `$10,000 - $20,000`, `Under $10,000`, `$100,000 and over` or `$100,000+`; else null. */
export function parsePriceBand(band: string): Range | null {
  const text = band.replace(/[$,\s]/g, '').toLowerCase();
  const between = /^(\d{1,9})(?:-|–|to|:)(\d{1,9})$/.exec(text);
  if (between) return parseRange(`${between[1]}:${between[2]}`);
  const below = /^(?:under|below|upto|<)(\d{1,9})$/.exec(text);
  if (below) return parseRange(`:${below[1]}`);
  const above = /^(?:(?:over|above|from|>)(\d{1,9})|(\d{1,9})(?:\+|andover))$/.exec(text);
  return above ? parseRange(`${above[1] ?? above[2]}:`) : null;
}

/** Parses `5000:7`: a deposit in whole dollars and a term in half years; null outside their limits. */
function parseTerms(value: string | null): PaymentChoice | null {
  const match = /^(\d{1,6}):(\d(?:\.5)?)$/.exec(value ?? '');
  if (!match) return null;
  const [deposit, years] = [Number(match[1]), Number(match[2])];
  return deposit <= PART_LIMITS.max && years >= TERM_MIN && years <= CHOSEN_TERM_MAX
    ? { deposit, years }
    : null;
}

/** OPEN-039: any other value is page 1. */
function parsePage(value: string | null): number {
  const page = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 1;
  return Math.max(1, Math.min(MAX_PAGE, page));
}

/** Accepts an index name too, as in older addresses. */
function parseSort(value: string | null): SearchState['sort'] {
  if (!value) return null;
  return isSortKey(value) ? value : (sortOfIndex(value)?.key ?? null);
}

/**
 * Returns the query string of a state in a fixed order, with `?`; empty for the default state.
 * Equal states have equal addresses.
 */
export function serialiseState(state: SearchState): string {
  const pairs: string[] = [];
  const add = (name: string, value: string) => pairs.push(parameter(name, value));
  if (state.query) add('query', state.query);
  for (const { key } of ALL_FACETS) {
    pairs.push(...listParameters(key, state.lists[key] ?? []));
    pairs.push(...listParameters(key, state.without[key] ?? [], 'exclude'));
    const range = state.ranges[key];
    if (range) pairs.push(rangeParameter(key, range));
  }
  if (state.near) add('near', state.near);
  if (state.pricedIn) add('prices', state.pricedIn);
  if (state.terms) add('terms', `${state.terms.deposit}:${state.terms.years}`);
  if (state.ignored) add('ignored', state.ignored);
  if (state.sort) add('sortBy', state.sort);
  if (state.page !== 1) add('page', String(state.page)); // ROUTE-36
  return pairs.length ? `?${pairs.join('&')}` : '';
}

/** Returns the address of a search of the whole stock. */
export const searchHref = (state: Partial<SearchState>, path = '/search'): string =>
  path + serialiseState({ ...EMPTY_STATE, ...state });

/** Returns an old query string in its current form (ROUTE-37, ROUTE-38); null for others. */
export function rewrittenSearch(search: string | URLSearchParams): string | null {
  const parameters = typeof search === 'string' ? new URLSearchParams(search) : search;
  const hasOldParameter = [...parameters.keys()].some(
    (name) => name.startsWith('menu[') || /^refinementList\[(price_range|price)\]/.test(name),
  );
  return hasOldParameter ? serialiseState(parseAddress(parameters)) : null;
}
