import type { CarType } from '../../vehicle/vehicle.ts';

export interface StockPlace {
  id: string;
  name: string;
  slug: string;
  dealershipId: string;
  city: string | null;
  state: string | null;
  lat: number | null;
  long: number | null;
  cars: number;
}

export interface PhotographedVehicle {
  id: string;
  /** '2021 Toyota HiLux'. */
  title: string;
  colour: string | null;
  body: string | null;
  photo: string;
}

export interface StockSummary {
  cars: number;
  carTypes: Record<CarType, number>;
  /** Makes of new and demo vehicles, which are the brands the dealer sells. */
  newMakes: string[];
  /** Counts by value of the facet. */
  bodies: Record<string, number>;
  hasCaravans: boolean;
  places: StockPlace[];
  /** Best photographed first. */
  photographed: PhotographedVehicle[];
}
