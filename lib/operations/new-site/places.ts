import type { NewSitePlace, NewSiteRequest } from './request.ts';
import type { StockPlace } from './stock.ts';

const alike = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** A place of a new site with the one that the stock means by it. */
export interface MatchedPlace {
  place: NewSitePlace;
  stock: StockPlace | null;
}

/**
 * Which place of the stock each place of a request is: by id, else by name, else by suburb; one alone is the other
 * one alone. No place of the stock is taken twice.
 * @returns the places in their order, and those of the stock that nobody named
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
