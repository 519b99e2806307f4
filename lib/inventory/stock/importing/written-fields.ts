import type { FeedVehicle } from '../mapping/apply.ts';

/** Fields needed in addition to the JSON: for columns, slug, prices and dates. */
const FACTS = [
  'id',
  'stocknum',
  'dealership_id',
  'status',
  'show_on_dealer_website',
  'year',
  'make',
  'model',
  'badge',
  'price',
  'offer_price',
  'sold_date_timestamp',
  'created_at',
] as const satisfies readonly (keyof FeedVehicle)[];

export type WrittenFields = Pick<FeedVehicle, (typeof FACTS)[number]>;

export const writtenFields = (vehicle: FeedVehicle): WrittenFields =>
  Object.fromEntries(FACTS.map((fact) => [fact, vehicle[fact]])) as WrittenFields;
