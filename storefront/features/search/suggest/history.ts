import { serialiseState } from '@/stock/address.ts';
import type { StockTexts } from '@/stock/facets.ts';
import { EMPTY_STATE, type Range, type SearchState } from '@/stock/state.ts';
import { chipsOf, joined } from '../chips.ts';

/** A search in the history (VIEWED-04). */
export interface PastSearch {
  path: string;
  filters: Pick<SearchState, 'query' | 'lists' | 'without' | 'ranges' | 'near'>;
}

const MOST_SEARCHES = 5; // VIEWED-02

/** Returns a search for the history; null without filters (VIEWED-03). */
export function pastSearch(
  path: string,
  { query, lists, without, ranges, near }: SearchState,
): PastSearch | null {
  const filters = { query, lists, without, ranges, near };
  return conditions({ path, filters }).length > 0 ? { path, filters } : null;
}

export const pastSearchHref = ({ path, filters }: PastSearch): string =>
  path + serialiseState({ ...EMPTY_STATE, ...filters, sort: filters.near ? 'distance' : null });

/** `Used cars: Toyota, Price: up to $20,000`. */
export function pastSearchLabel({ path, filters: conditions }: PastSearch, t: StockTexts): string {
  const chips = chipsOf({ ...EMPTY_STATE, ...conditions }, t);
  const filters = joined(
    chips.map(({ label }) => label),
    t,
  );
  const page = path
    .split('/')
    .slice(2)
    .map((word) => pageName(word, t))
    .join(' ');
  return page ? t('chips.addressOf', { page, filters }) : filters;
}

function pageName(word: string, t: StockTexts): string {
  const known = `headings.${word}` as 'headings.used-cars';
  return word.endsWith('-cars') && t.has(known) ? t(known, { noun: 'car' }) : words(word);
}

const words = (slug: string): string => {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Adds a search (OPEN-113), replacing the last one if it narrows that; keeps five (VIEWED-02). */
export function withSearch(history: readonly PastSearch[], search: PastSearch): PastSearch[] {
  const [last, ...before] = history;
  const rest = last && narrows(search, last) ? before : history;
  return [search, ...rest.filter((other) => !isSame(other, search))].slice(0, MOST_SEARCHES);
}

const conditions = ({ filters: { query, lists, without, ranges, near } }: PastSearch): string[] =>
  [
    query && `query ${query}`,
    near && `near ${near}`,
    ...Object.entries(lists).flatMap(([key, values]) => values.map((value) => `${key} ${value}`)),
    ...Object.entries(without).flatMap(([key, values]) => values.map((value) => `not ${key} ${value}`)),
    ...Object.entries(ranges).flatMap(([key, { min, max }]) => [
      min !== null && `${key} from ${min}`,
      max !== null && `${key} to ${max}`,
    ]),
  ]
    .filter((condition): condition is string => Boolean(condition))
    .toSorted();

const isSame = (a: PastSearch, b: PastSearch): boolean =>
  a.path === b.path && conditions(a).join('\n') === conditions(b).join('\n');

function narrows(search: PastSearch, last: PastSearch): boolean {
  const now = new Set(conditions(search));
  return search.path === last.path && conditions(last).every((condition) => now.has(condition));
}

/** Parses the stored history; skips malformed entries and never throws (OPEN-112). */
export function readHistory(json: string | null): PastSearch[] {
  if (!json) return [];
  try {
    const parsedJson: unknown = JSON.parse(json);
    const searches = Array.isArray(parsedJson) ? parsedJson.map(readSearch) : [];
    return searches.filter((search) => search !== null).slice(0, MOST_SEARCHES);
  } catch {
    return [];
  }
}

function readSearch(value: unknown): PastSearch | null {
  if (
    !isRecord(value) ||
    typeof value.path !== 'string' ||
    !/^\/(search|used-car)(\/[\w-]+)*$/.test(value.path)
  )
    return null;
  const filters = isRecord(value.filters) ? value.filters : {};
  const state: SearchState = {
    ...EMPTY_STATE,
    query: text(filters.query) ?? '',
    near: text(filters.near),
    lists: readMap(filters.lists, readValues),
    without: readMap(filters.without, readValues),
    ranges: readMap(filters.ranges, readRange),
  };
  return pastSearch(value.path, state);
}

const readValues = (list: unknown): string[] | null =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : null;

function readRange(value: unknown): Range | null {
  if (!isRecord(value)) return null;
  const range = { min: number(value.min), max: number(value.max) };
  return range.min === null && range.max === null ? null : range;
}

function readMap<Value>(value: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  const entries = Object.entries(isRecord(value) ? value : {}).map(
    ([key, each]) => [key, read(each)] as const,
  );
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== null));
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
