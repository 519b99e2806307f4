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

/** Settings of the index with the query's parameters on top. */
type Effective = GivenSettings & SearchParameters;

/** The outcome of a query before its hits are fetched. */
export interface SearchResult {
  effective: Effective;
  slots: number[];
  count: number;
  page: Page;
  text: TextResult | undefined;
  geo: GeoQuery | undefined;
  signals: Signals;
  /** The counts of the facets as JSON. */
  facets: string | undefined;
  facetStats: Record<string, FacetStats>;
}

/** Which hits were asked for: from `from` to before `to`. */
interface Page {
  from: number;
  to: number;
  hitsPerPage: number;
  page: number;
  nbPages: number;
  byOffset: boolean;
}

/** Runs a query: filters, then words, then facets, then the order of the page asked for. */
export function search(view: IndexView, parameters: SearchParameters): SearchResult {
  const { index } = view;
  const effective: Effective = { ...withoutNulls(view.settings), ...parameters };
  const filtered = filterSlots(index, parameters);
  const text = searchText(
    index,
    parameters.query ?? '',
    textOptions(index, effective, view.synonyms),
    effective,
    filtered.bits,
  );
  let bits = text?.bits ?? filtered.bits;
  let count = text?.count ?? filtered.count;
  const signals = signalsOf(index, parameters, bits, count, text, filtered.geo);
  const distinct = effective.distinct ?? 0;
  let ranked: number[] | undefined;
  let counted: Bits = bits;
  let countedLength = count;
  if (distinct > 0 && effective.attributeForDistinct) {
    const all = rankedSlots(index, view.settings, effective, signals, bits, count, 0, count);
    const kept = keepDistinct(index, effective.attributeForDistinct, distinct, all);
    ranked = kept.slots;
    bits = kept.bits;
    count = kept.slots.length;
    if (effective.facetingAfterDistinct) [counted, countedLength] = [bits, count];
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
    geo: filtered.geo,
    signals,
    ...facetsOf(view, effective, counted, countedLength),
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
      const literals = clause.map((literal) => ({ literal, held: slotsOfLiteral(index, literal) }));
      for (const slot of slots) {
        let best = 0;
        for (const { literal, held } of literals) {
          if (hasBit(held, slot) === literal.negated) continue;
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
  const still = signals.text === undefined && signals.geo === undefined && signals.filters === undefined;
  const ordered =
    effective.ranking === settings.ranking && effective.customRanking === settings.customRanking;
  const order = still ? index.orders.get(orderName(staticOrder(ordered ? settings : effective))) : undefined;
  if (order !== undefined) return pageByOrder(index, order, bits, count, from, to);
  return pageBy(index, compareByRanking(index, effective, signals), bits, count, from, to);
}

/** `paginationLimitedTo` caps how far hits can be paged; `nbHits` stays the whole count. */
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
  const asked = effective.facets ?? [];
  if (asked.length === 0) return { facets: undefined, facetStats: {} };
  const known = facetSettings(view.settings).filter(({ filterOnly }) => !filterOnly);
  const names = asked.includes('*')
    ? known.map(({ attribute }) => attribute)
    : asked.filter((name) => known.some(({ attribute }) => attribute === name));
  const counts = countFacets(view.index, bits, count, names);
  const most = effective.maxValuesPerFacet ?? 100;
  const alphabetical = effective.sortFacetValuesBy === 'alpha';
  // Put together as text: an object would sort numeric values by themselves, and lose the order of their counts.
  const facets: string[] = [];
  const facetStats: Record<string, FacetStats> = {};
  for (const name of names) {
    const values = counts.get(name);
    if (values === undefined || values.values.length === 0) continue;
    const numeric = view.index.numbers.has(name);
    const entries = topValues(values, most, alphabetical, numeric).map(
      ([value, n]) => `${JSON.stringify(value)}:${n}`,
    );
    facets.push(`${JSON.stringify(name)}:{${entries.join()}}`);
    const stats = numeric ? statsOf(values) : undefined;
    if (stats !== undefined) facetStats[name] = stats;
  }
  return { facets: `{${facets.join()}}`, facetStats };
}
