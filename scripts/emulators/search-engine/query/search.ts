import { type Bits, hasBit, slotsOf, wordsFor } from '../columns/bits.ts';
import { slotsOfLiteral } from '../filters/evaluate.ts';
import { parseOptionalFilters } from '../filters/lists.ts';
import { orderName } from '../index/schema.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { facetSettings, staticOrder } from '../index/settings.ts';
import { keepDistinct } from './distinct.ts';
import { countFacets } from './facet-counts.ts';
import { type FacetStats, statsOf, topValues } from './facet-values.ts';
import { filterSlots } from './filtering.ts';
import { type GeoQuery, placeRanks } from './geo.ts';
import type { GivenSettings, SearchParameters } from './parameters.ts';
import { compareByRanking, type Signals } from './ranking.ts';
import { textOptions } from './text-options.ts';
import { searchText, type TextResult } from './text-query.ts';
import { pageBy, pageByOrder } from './top-hits.ts';
import type { IndexView } from './view.ts';

type Effective = GivenSettings & SearchParameters;

export interface SearchResult {
  effective: Effective;
  slots: number[];
  count: number;
  page: Page;
  text: TextResult | undefined;
  geo: GeoQuery | undefined;
  signals: Signals;
  facets: string | undefined;
  facetStats: Record<string, FacetStats>;
}

interface Page {
  from: number;
  to: number;
  hitsPerPage: number;
  page: number;
  nbPages: number;
  byOffset: boolean;
}

/** Runs a query: filters, then text, then distinct, facets and the requested page. */
export function search(view: IndexView, parameters: SearchParameters): SearchResult {
  const { index } = view;
  const effective: Effective = { ...withoutNulls(view.settings), ...parameters };
  const filteredSlots = filterSlots(index, parameters);
  const text = searchText(
    index,
    parameters.query ?? '',
    textOptions(index, effective, view.synonyms),
    effective,
    filteredSlots.bits,
  );
  let bits = text?.bits ?? filteredSlots.bits;
  let count = text?.count ?? filteredSlots.count;
  const signals = signalsOf(index, parameters, bits, count, text, filteredSlots.geo);
  const distinct = effective.distinct ?? 0;
  let ranked: number[] | undefined;
  let facetBits: Bits = bits;
  let facetBitCount = count;
  if (distinct > 0 && effective.attributeForDistinct) {
    const all = rankedSlots(index, view.settings, effective, signals, bits, count, 0, count);
    const distinctHits = keepDistinct(index, effective.attributeForDistinct, distinct, all);
    ranked = distinctHits.slots;
    bits = distinctHits.bits;
    count = distinctHits.slots.length;
    if (effective.facetingAfterDistinct) [facetBits, facetBitCount] = [bits, count];
  }
  const page = pageOf(effective, count);
  const { from, to } = page;
  const slots =
    ranked?.slice(from, to) ?? rankedSlots(index, view.settings, effective, signals, bits, count, from, to);
  return {
    effective,
    slots,
    count,
    page,
    text,
    geo: filteredSlots.geo,
    signals,
    ...facetsOf(view, effective, facetBits, facetBitCount),
  };
}

function withoutNulls(settings: GivenSettings): Effective {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}

function signalsOf(
  index: SearchIndex,
  parameters: SearchParameters,
  bits: Bits,
  count: number,
  text: TextResult | undefined,
  geo: GeoQuery | undefined,
): Signals {
  const signals: Signals = {};
  if (text !== undefined) signals.text = text.scores;
  const optional = parseOptionalFilters(parameters.optionalFilters);
  if (geo?.centre === undefined && optional.length === 0) return signals;
  const slots = new Uint32Array(count);
  slotsOf(bits, wordsFor(index.slots), slots);
  if (geo?.centre !== undefined) signals.geo = placeRanks(index, slots, count, geo);
  if (optional.length > 0) {
    const ranks = new Float64Array(index.slots);
    for (const clause of optional) {
      const literals = clause.map((literal) => ({ literal, matchingSlots: slotsOfLiteral(index, literal) }));
      for (const slot of slots) {
        let best = 0;
        for (const { literal, matchingSlots } of literals) {
          if (hasBit(matchingSlots, slot) === literal.negated) continue;
          best = parameters.sumOrFiltersScores ? best + literal.score : Math.max(best, literal.score);
        }
        ranks[slot] = ranks[slot]! - best;
      }
    }
    signals.filters = ranks;
  }
  return signals;
}

function rankedSlots(
  index: SearchIndex,
  settings: GivenSettings,
  effective: Effective,
  signals: Signals,
  bits: Bits,
  count: number,
  from: number,
  to: number,
): number[] {
  const usesStaticOrder =
    signals.text === undefined && signals.geo === undefined && signals.filters === undefined;
  const hasOwnRanking =
    effective.ranking === settings.ranking && effective.customRanking === settings.customRanking;
  const order = usesStaticOrder
    ? index.orders.get(orderName(staticOrder(hasOwnRanking ? settings : effective)))
    : undefined;
  if (order !== undefined) return pageByOrder(index, order, bits, count, from, to);
  return pageBy(index, compareByRanking(index, effective, signals), bits, count, from, to);
}

/** `paginationLimitedTo` limits how far hits can be paged; `nbHits` stays the total count. */
function pageOf(effective: Effective, count: number): Page {
  const limit = effective.paginationLimitedTo ?? 1000;
  const reachable = limit === 0 ? count : Math.min(limit, count);
  if (effective.offset !== undefined || effective.length !== undefined) {
    const from = effective.offset ?? 0;
    const length = effective.length ?? effective.hitsPerPage ?? 20;
    return {
      from,
      to: Math.min(from + length, reachable),
      hitsPerPage: length,
      page: 0,
      nbPages: 0,
      byOffset: true,
    };
  }
  const hitsPerPage = effective.hitsPerPage ?? 20;
  const page = effective.page ?? 0;
  const from = page * hitsPerPage;
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage);
  return { from, to: Math.min(from + hitsPerPage, reachable), hitsPerPage, page, nbPages, byOffset: false };
}

function facetsOf(
  view: IndexView,
  effective: Effective,
  bits: Bits,
  count: number,
): Pick<SearchResult, 'facets' | 'facetStats'> {
  const requestedFacets = effective.facets ?? [];
  if (requestedFacets.length === 0) return { facets: undefined, facetStats: {} };
  const facetable = facetSettings(view.settings).filter(({ filterOnly }) => !filterOnly);
  const names = requestedFacets.includes('*')
    ? facetable.map(({ attribute }) => attribute)
    : requestedFacets.filter((name) => facetable.some(({ attribute }) => attribute === name));
  const counts = countFacets(view.index, bits, count, names);
  const limit = effective.maxValuesPerFacet ?? 100;
  const alphabetical = effective.sortFacetValuesBy === 'alpha';
  // Built as text, because an object would reorder numeric keys and lose the order by count.
  const facets: string[] = [];
  const facetStats: Record<string, FacetStats> = {};
  for (const name of names) {
    const values = counts.get(name);
    if (values === undefined || values.values.length === 0) continue;
    const numeric = view.index.numbers.has(name);
    const entries = topValues(values, limit, alphabetical, numeric).map(
      ([value, n]) => `${JSON.stringify(value)}:${n}`,
    );
    facets.push(`${JSON.stringify(name)}:{${entries.join()}}`);
    const stats = numeric ? statsOf(values) : undefined;
    if (stats !== undefined) facetStats[name] = stats;
  }
  return { facets: `{${facets.join()}}`, facetStats };
}
