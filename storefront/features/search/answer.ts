import type { VehicleStatus } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import type { InitialResults } from 'instantsearch.js';
import { displayedCount } from '@/stock/count.ts';
import type { HitsResult, StockHit } from '@/stock/multi-query.ts';

export interface StockAnswer {
  hits: readonly StockHit[];
  total: number;
  /** The total as displayed (SEARCH-30). */
  count: number;
  /** How many of them are sold; 0 if the search is filtered by status. */
  sold: number;
  /** How many of them have each body; undefined if the search is filtered by body. */
  bodies: Readonly<Record<string, number>> | undefined;
  page: number;
  pages: number;
  /** Time the service took, in milliseconds (SEARCH-29). */
  ms: number;
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  ends: Readonly<Record<string, { min?: number; max?: number }>>;
}

/**
 * Merges the results of one multi-query; null without results.
 * The first has the vehicles, each further one the values of a filter in use, counted without it.
 */
export function answerOf(answers: InitialResults): StockAnswer | null {
  const [answer] = Object.values(answers);
  // InstantSearch does not type the records of initial results.
  const results: readonly HitsResult<StockHit>[] = answer?.results ?? [];
  const [main, ...others] = results;
  if (!main) return null;
  const counts: Record<string, Record<string, number>> = { ...main.facets };
  const ends: Record<string, { min?: number; max?: number }> = { ...main.facets_stats };
  for (const { facets, facets_stats } of others) {
    for (const [attribute, values] of Object.entries(facets ?? {})) {
      const all = { ...counts[attribute] };
      for (const [value, count] of Object.entries(values)) all[value] = Math.max(count, all[value] ?? 0);
      counts[attribute] = all;
    }
    Object.assign(ends, facets_stats);
  }
  const chosenTypes = answer?.state?.disjunctiveFacetsRefinements?.car_type ?? [];
  // Counts of a filter in use include all types, not only the chosen ones.
  const types = Object.entries(counts.car_type ?? {}).filter(
    ([type]) => chosenTypes.length === 0 || chosenTypes.includes(type),
  );
  const total = main.nbHits ?? 0;
  return {
    hits: main.hits,
    total,
    count: displayedCount(total, Object.fromEntries(types)),
    sold: main.facets?.status?.sold ?? 0,
    bodies: main.facets?.simple_body,
    page: (main.page ?? 0) + 1,
    pages: main.nbPages ?? 0,
    ms: main.processingTimeMS ?? 0,
    counts,
    ends,
  };
}

/** Keeps the first of a run of sold vehicles (SEARCH-11), or all if all are sold (SEARCH-12). */
export function collapseSoldRuns<Hit extends { status: VehicleStatus }>(hits: readonly Hit[]): Hit[] {
  const isSold = (hit: Hit | undefined) => hit !== undefined && !isInStock(hit.status);
  if (hits.every(isSold)) return [...hits];
  return hits.filter((hit, index) => !(isSold(hit) && isSold(hits[index - 1])));
}

export interface FacetItem {
  value: string;
  count: number;
  isRefined: boolean;
}

/**
 * Returns the values to offer in a filter: selected ones, then those with the most stock.
 * @param limit maximum number of values listed
 * @param most maximum number of values per attribute in an answer
 * @returns `complete` is whether `items` includes every value
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
  // A full answer may have been cut off.
  const complete = most > limit ? items.length <= limit : items.length < limit;
  return { items: items.slice(0, limit), complete };
}

/** In the search protocol a leading minus means 'not'. */
const escapeValue = (value: string): string => value.replace(/^-/, '\\-');

const AROUND = 2;

/** Returns the page numbers to link to, from 1: five, if there are as many pages. */
export function pagesAround(page: number, pages: number): number[] {
  const length = Math.min(2 * AROUND + 1, pages);
  const first = Math.max(1, Math.min(page - AROUND, pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
