import type { Mapping } from '../mapping/mapping.ts';

/** A dealership's location, or its vehicles without a location. */
export interface Place {
  dealershipId: string;
  locationId: string | null;
}

export interface PlaceCounts extends Place {
  before: number;
  taken: number;
  held: number;
  rejected: number;
  /** Rows with an already listed stock number but different details. */
  duplicates: number;
  retired: number;
  /** Vehicles of the last import whose row now has an unknown location code; absent in older runs. */
  unplaced?: number;
}

type Counted = Exclude<keyof PlaceCounts, keyof Place>;

export class Places {
  private readonly counts = new Map<string, PlaceCounts>();

  add({ dealershipId, locationId }: Place, what: Counted): void {
    const key = locationId === null ? dealershipId : `${dealershipId}\n${locationId}`;
    let entry = this.counts.get(key);
    if (!entry) {
      entry = {
        dealershipId,
        locationId,
        before: 0,
        taken: 0,
        held: 0,
        rejected: 0,
        duplicates: 0,
        retired: 0,
        unplaced: 0,
      };
      this.counts.set(key, entry);
    }
    entry[what] = (entry[what] ?? 0) + 1;
  }

  all(): PlaceCounts[] {
    return [...this.counts.values()];
  }
}

export function placeNames({ dealership, locations }: Mapping): ReadonlyMap<string, string> {
  const places = [
    dealership,
    ...Object.values(locations).flatMap((place) => (place ? [place, place.dealership ?? place] : [])),
  ];
  return new Map(places.map(({ id, name }) => [id, name]));
}

/**
 * Adds a total per dealership to the counts of its locations. A dealership with a single location appears
 * once.
 */
export function totalsByDealership(places: readonly PlaceCounts[]): PlaceCounts[] {
  const dealerships = Map.groupBy(places, ({ dealershipId }) => dealershipId);
  return [...dealerships].flatMap(([dealershipId, own]) => {
    if (own.length === 1) return own;
    const sum = (what: Counted) => own.reduce((total, place) => total + (place[what] ?? 0), 0);
    const whole: PlaceCounts = {
      dealershipId,
      locationId: null,
      before: sum('before'),
      taken: sum('taken'),
      held: sum('held'),
      rejected: sum('rejected'),
      duplicates: sum('duplicates'),
      retired: sum('retired'),
      unplaced: sum('unplaced'),
    };
    return [whole, ...own.filter(({ locationId }) => locationId !== null)];
  });
}
