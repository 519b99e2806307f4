import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';

/**
 * A fictional vehicle, by the fields that a mapping can fill; each dealer's feed writes it in its own
 * columns. Null means that the dealer leaves the value out.
 */
export type DemoVehicle = Partial<
  Record<Exclude<Field, 'stocknum' | 'make' | 'model' | 'car_type' | 'location'>, unknown>
> & {
  stocknum: string;
  make: string;
  model: string;
  year: number;
  car_type: 'new' | 'demo' | 'used';
  status: string;
  location: string;
  price: number | null;
  created_at: string;
  images: string[];
};

/** The date of the feed; ages and dates are relative to it. */
export interface FeedDate {
  now: Date;
  year: number;
}

const DAY_MS = 86_400_000;
export const dayFrom = ({ now }: FeedDate, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
export const ago = ({ now }: FeedDate, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
