import type { CarType } from '../../vehicle/vehicle.ts';

/** A place that the stock names. */
export interface StockPlace {
  id: string;
  name: string;
  slug: string;
  dealershipId: string;
  city: string | null;
  lat: number | null;
  long: number | null;
  cars: number;
}

/** A car whose photos are worth being shown large. */
export interface PhotographedVehicle {
  id: string;
  /** '2021 Toyota HiLux'. */
  title: string;
  colour: string | null;
  body: string | null;
  photo: string;
}

/** What the dealerships of a new site have for sale now. */
export interface StockSummary {
  cars: number;
  carTypes: Record<CarType, number>;
  /** Makes of new cars and demonstrators: the brands that the dealer sells, not just has. */
  newMakes: string[];
  /** By the value of the facet. */
  bodies: Record<string, number>;
  hasCaravans: boolean;
  places: StockPlace[];
  /** The best photographed first. */
  photographed: PhotographedVehicle[];
}
