import { type Bits, countBits } from '../columns/bits.ts';
import { evaluate } from '../filters/evaluate.ts';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '../filters/lists.ts';
import { parseFilters } from '../filters/parse.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { filterByPlace, type GeoQuery, readGeo } from './geo.ts';
import type { SearchParameters } from './parameters.ts';

interface Filtered {
  bits: Bits;
  count: number;
  geo: GeoQuery | undefined;
}

/**
 * Returns the searchable slots that pass every filter of a query, including locations. Throws 400 for an
 * invalid filter.
 */
export function filterSlots(index: SearchIndex, parameters: SearchParameters): Filtered {
  const clauses = [
    ...parseFilters(parameters.filters ?? ''),
    ...parseFacetFilters(parameters.facetFilters),
    ...parseNumericFilters(parameters.numericFilters),
    ...parseTagFilters(parameters.tagFilters),
  ];
  const geo = readGeo(parameters);
  let bits = evaluate(index, clauses);
  const hasPlaceFilter =
    geo !== undefined && (geo.boxes.length > 0 || geo.polygons.length > 0 || geo.radius !== undefined);
  if (hasPlaceFilter) bits = filterByPlace(index, bits, geo);
  return { bits, count: clauses.length === 0 && !hasPlaceFilter ? index.visibleCount : countBits(bits), geo };
}
