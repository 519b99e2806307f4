import { literal } from '../../platform/text/search-filter.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { STOCK_INDEX } from './record.ts';

export const SIMILAR_SHOWN = 6; // SIMILAR-01
export const SIMILAR_QUERY_LIMIT = 10; // SIMILAR-02
const BAND_LIMIT = 50_000;
const NARROW_BAND = 10_000; // SIMILAR-03
const WIDE_BAND = 25_000; // SIMILAR-04

/** One query of the multi-query call (SIMILAR-09 to SIMILAR-12). */
export interface SimilarQuery {
  indexName: string;
  query: '';
  hitsPerPage: number;
  facets: [];
  filters: string;
  attributesToHighlight: [];
  highlightPreTag: string;
  highlightPostTag: string;
}

type Subject = Pick<
  Vehicle,
  'make' | 'model' | 'simple_body' | 'item_type' | 'car_type' | 'price' | 'offer_price'
>;

/**
 * Returns the price band around a vehicle.
 *
 * @returns dollars; null without a price, because similar prices are then unknown
 */
export function priceBand(
  vehicle: Pick<Vehicle, 'price' | 'offer_price'>,
): { min: number; max: number } | null {
  const price = sellingPrice(vehicle);
  if (price === null) return null;
  const reach = price < BAND_LIMIT ? NARROW_BAND : WIDE_BAND;
  return { min: Math.max(0, price - reach), max: price + reach };
}

/**
 * Returns the queries for similar vehicles, best first: same model, same body, same make, each in stock and
 * in the price band; last the same body at any price, so that an unusual vehicle also has results.
 *
 * @param stockFilter the site's filter (`siteStockFilter`)
 */
export function similarQueries(vehicle: Subject, stockFilter: string): SimilarQuery[] {
  const band = priceBand(vehicle);
  const inBand = band ? [`sort_price:${band.min} TO ${band.max}`] : [];
  const body = vehicle.simple_body ? [literal('simple_body', vehicle.simple_body)] : [];
  const make = literal('make', vehicle.make);
  const wishes = [
    [make, literal('model', vehicle.model), ...inBand],
    ...(body.length > 0 ? [[...body, ...inBand]] : []),
    [make, ...inBand],
    ...(body.length > 0 && band ? [body] : []),
  ];
  const base = [
    stockFilter,
    '(status:in_stock OR status:coming_soon)',
    literal('item_type', vehicle.item_type),
  ];
  return wishes.map((wish) => ({
    indexName: STOCK_INDEX,
    query: '',
    hitsPerPage: SIMILAR_QUERY_LIMIT,
    facets: [],
    filters: [...base, ...wish].join(' AND '),
    attributesToHighlight: [],
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
  }));
}

/**
 * Merges the results in the queries' order, without duplicates and the vehicle itself (SIMILAR-05,
 * SIMILAR-06).
 */
export function mergeSimilar<Hit extends { objectID: string }>(
  results: readonly { hits: readonly Hit[] }[],
  vehicleId: string,
): Hit[] {
  const hitsById = new Map<string, Hit>();
  for (const { hits } of results)
    for (const hit of hits)
      if (hit.objectID !== vehicleId && !hitsById.has(hit.objectID)) hitsById.set(hit.objectID, hit);
  return [...hitsById.values()].slice(0, SIMILAR_SHOWN);
}
