import type { InitialResults } from 'instantsearch.js';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { displayedCount } from '@/stock/count.ts';

type RawResult = NonNullable<InitialResults[string]['results']>[number];

/** What the page shows of an answer of the search service. */
export interface StockAnswer {
  hits: readonly CardVehicle[];
  /** How many vehicles there are on all pages, as the service counts them. */
  total: number;
  /** The same as it is shown (SEARCH-30). */
  count: number;
  /** From 1. */
  page: number;
  pages: number;
  /** How long the service took, in milliseconds (SEARCH-29). */
  ms: number;
  /** How many vehicles each value of an attribute has. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The lowest and the highest value of an attribute. */
  ends: Readonly<Record<string, { min?: number; max?: number }>>;
}

/**
 * Puts the results of one multi-query together: the first has the vehicles, each further one the values of a filter
 * in use, counted without that filter.
 * @param answers by index, as InstantSearch keeps and takes over a first answer; it holds one index
 * @returns null when it holds no result
 */
export function answerOf(answers: InitialResults): StockAnswer | null {
  const [answer] = Object.values(answers);
  const [main, ...others] = answer?.results ?? [];
  if (!main) return null;
  const counts: Record<string, Record<string, number>> = { ...main.facets };
  const ends: Record<string, { min?: number; max?: number }> = { ...main.facets_stats };
  for (const { facets, facets_stats } of others as RawResult[]) {
    for (const [attribute, values] of Object.entries(facets ?? {})) {
      const all = { ...counts[attribute] };
      for (const [value, count] of Object.entries(values)) all[value] = Math.max(count, all[value] ?? 0);
      counts[attribute] = all;
    }
    Object.assign(ends, facets_stats);
  }
  const chosenTypes = answer?.state?.disjunctiveFacetsRefinements?.car_type ?? [];
  // Counts of a filter in use are over more than the results: of all types, not of the chosen ones alone.
  const types = Object.entries(counts.car_type ?? {}).filter(
    ([type]) => chosenTypes.length === 0 || chosenTypes.includes(type),
  );
  const total = main.nbHits ?? 0;
  return {
    hits: main.hits as unknown as CardVehicle[],
    total,
    count: displayedCount(total, Object.fromEntries(types)),
    page: (main.page ?? 0) + 1,
    pages: main.nbPages ?? 0,
    ms: main.processingTimeMS ?? 0,
    counts,
    ends,
  };
}

/** A value of a filter. */
export interface FacetItem {
  value: string;
  count: number;
  isRefined: boolean;
}

/**
 * The values of a filter that can be chosen: chosen ones first, so that none of them is cut off, then those with
 * the most stock.
 * @param counts of the values in the last answer
 * @param chosenValues values, in the answer or not
 * @param limit most values listed
 * @param most values of one attribute that an answer holds
 * @returns `complete` tells whether `items` are all there are
 */
export function facetItems(
  counts: Readonly<Record<string, number>> | undefined,
  chosenValues: readonly string[],
  limit: number,
  most: number,
): { items: FacetItem[]; complete: boolean } {
  const values = new Map(Object.entries(counts ?? {}).map(([name, count]) => [escapeValue(name), count]));
  for (const value of chosenValues) if (!values.has(value)) values.set(value, 0);
  const items = [...values]
    .map(([value, count]) => ({ value, count, isRefined: chosenValues.includes(value) }))
    .toSorted(
      (a, b) =>
        Number(b.isRefined) - Number(a.isRefined) || b.count - a.count || (a.value < b.value ? -1 : 1),
    );
  // As many as an answer holds may be less than there are.
  const complete = most > limit ? items.length <= limit : items.length < limit;
  return { items: items.slice(0, limit), complete };
}

/** In the search protocol a leading minus means 'not'. */
const escapeValue = (value: string): string => value.replace(/^-/, '\\-');

/** As many page numbers as fit on either side of the current one. */
const AROUND = 2;

/**
 * The page numbers offered around the current page, as many as at its sides altogether.
 * @param page from 1
 */
export function pagesAround(page: number, pages: number): number[] {
  const length = Math.min(2 * AROUND + 1, pages);
  const first = Math.max(1, Math.min(page - AROUND, pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
