import type { Mapping } from '../mapping/mapping.ts';

/** A dealership's location, or a dealership's vehicles that stand at none. */
export interface Place {
  dealershipId: string;
  locationId: string | null;
}

/** What one import did at one place. */
export interface PlaceCounts extends Place {
  /** Vehicles of the last import. */
  before: number;
  taken: number;
  held: number;
  rejected: number;
  /** Rows of a stock number that is listed already, with other facts. */
  duplicates: number;
  /** Vehicles of the last import that are not listed any more. */
  retired: number;
  /** Vehicles of the last import whose row now has a location code that nobody knows; absent in runs before it was counted. */
  unplaced?: number;
}

type Counted = Exclude<keyof PlaceCounts, keyof Place>;

/** Counts what happens to the rows and vehicles of each place. */
export class Places {
  private readonly counts = new Map<string, PlaceCounts>();

  add({ dealershipId, locationId }: Place, what: Counted): void {
    const key = JSON.stringify([dealershipId, locationId]);
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

/** The names that a mapping has for a dealership and a location, by their ids. */
export function placeNames({ dealership, locations }: Mapping): ReadonlyMap<string, string> {
  const places = [
    dealership,
    ...Object.values(locations).flatMap((place) => (place ? [place, place.dealership ?? place] : [])),
  ];
  return new Map(places.map(({ id, name }) => [id, name]));
}

/** Sums the counts of places by dealership, and each place by itself: a dealership of one place is there once. */
export function judgedPlaces(places: readonly PlaceCounts[]): PlaceCounts[] {
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
