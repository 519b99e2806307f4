import type { VehicleStatus } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';

/**
 * Keeps only the first of each run of sold vehicles, so that the list shows mostly available ones
 * (SEARCH-11). If all are sold, keeps them all (SEARCH-12).
 */
export function collapseSoldRuns<Hit extends { status: VehicleStatus }>(hits: readonly Hit[]): Hit[] {
  const isSold = (hit: Hit | undefined) => hit !== undefined && !isInStock(hit.status);
  if (hits.every(isSold)) return [...hits];
  return hits.filter((hit, index) => !(isSold(hit) && isSold(hits[index - 1])));
}
