import type { NewSitePlace, NewSiteRequest } from './request.ts';
import type { StockPlace } from './stock-summary.ts';

const alike = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

export interface MatchedPlace {
  place: NewSitePlace;
  stock: StockPlace | null;
}

/**
 * Matches the request's locations with the stock's by id, then name, then suburb.
 * If both have only one, they match. Each location of the stock matches once.
 * @returns `matched` in the request's order, and the stock's locations without a match
 */
export function matchPlaces(
  { places }: Pick<NewSiteRequest, 'places'>,
  stock: readonly StockPlace[],
): { matched: MatchedPlace[]; unnamed: StockPlace[] } {
  const unmatchedPlaces = [...stock];
  const isAlone = places.length === 1 && stock.length === 1;
  const matchedPlaces = places.map((place) => {
    const index = isAlone && !place.id ? 0 : indexOf(place, unmatchedPlaces);
    return { place, stock: index < 0 ? null : (unmatchedPlaces.splice(index, 1)[0] ?? null) };
  });
  return { matched: matchedPlaces, unnamed: unmatchedPlaces };
}

function indexOf(place: NewSitePlace, stock: readonly StockPlace[]): number {
  if (place.id) return stock.findIndex(({ id }) => id === place.id);
  const byName = stock.findIndex(({ name }) => alike(name, place.name));
  return byName >= 0 ? byName : stock.findIndex(({ city }) => alike(city, place.suburb));
}
