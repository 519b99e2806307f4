import type { CarStatus } from '@forecourt/lib/vehicle/car';
import { isInStock } from '@forecourt/lib/vehicle/visibility';

/**
 * Keeps the first of each run of sold cars, so that a list is not a row of cars one cannot buy (SEARCH-11);
 * when every car is sold, all stay (SEARCH-12).
 */
export function collapseSoldRuns<Hit extends { status: CarStatus }>(hits: readonly Hit[]): Hit[] {
  const sold = (hit: Hit | undefined) => hit !== undefined && !isInStock(hit.status);
  if (hits.every(sold)) return [...hits];
  return hits.filter((hit, index) => !(sold(hit) && sold(hits[index - 1])));
}
