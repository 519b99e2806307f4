import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';

export interface Road<Place extends Point> {
  from: Place;
  to: Place;
  kilometres: number;
}

/** Nearest suburbs that a suburb may have a road to. */
const NEIGHBOURS = 8;
/** Size of a cell in which neighbours are searched, in degrees: about 5 km. */
const CELL = 0.05;
/** Cells around a place, doubled until there are enough neighbours; suburbs of the outback are far apart. */
const MAX_CELLS = 16;

/**
 * Returns roads between neighbouring places: the Gabriel graph of each place's nearest ones, in which no third
 * place is in the circle over a road. It looks like a road network and never crosses itself.
 */
export function roadsBetween<Place extends Point>(places: readonly Place[]): Road<Place>[] {
  const cells = new Map<string, number[]>();
  const cellOf = ({ lat, lng }: Point) => [Math.floor(lng / CELL), Math.floor(lat / CELL)] as const;
  for (const [index, place] of places.entries()) {
    const key = cellOf(place).join(' ');
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  const around = (place: Place, cellCount: number): number[] => {
    const [x, y] = cellOf(place);
    const found: number[] = [];
    for (let dx = -cellCount; dx <= cellCount; dx++)
      for (let dy = -cellCount; dy <= cellCount; dy++)
        found.push(...(cells.get(`${x + dx} ${y + dy}`) ?? []));
    return found;
  };
  const roads: Road<Place>[] = [];
  const seen = new Set<string>();
  for (const [index, from] of places.entries()) {
    let near: number[] = [];
    for (let cellCount = 1; cellCount <= MAX_CELLS && near.length <= NEIGHBOURS; cellCount *= 2)
      near = around(from, cellCount);
    const nearest = near
      .filter((other) => other !== index)
      .flatMap((other) => {
        const to = places[other];
        return to ? [{ other, to, kilometres: kilometresBetween(from, to) }] : [];
      })
      .filter(({ kilometres }) => kilometres > 0)
      .toSorted((a, b) => a.kilometres - b.kilometres)
      .slice(0, NEIGHBOURS);
    for (const { other, to, kilometres } of nearest) {
      const key = index < other ? `${index} ${other}` : `${other} ${index}`;
      if (seen.has(key)) continue;
      const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
      const isBlocked = nearest.some(
        (third) => third.other !== other && kilometresBetween(middle, third.to) < kilometres / 2,
      );
      if (isBlocked) continue;
      seen.add(key);
      roads.push({ from, to, kilometres });
    }
  }
  return roads;
}
