import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';

/**
 * An invented vehicle, by the fields that a mapping can fill; each dealer's feed writes it in its own columns.
 * Lists are lists and numbers are numbers; null is what the dealer leaves out.
 */
export type Facts = Partial<
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

/** When the feed is made; ages and dates are relative to it. */
export interface Moment {
  now: Date;
  year: number;
}

const DAY_MS = 86_400_000;
/** The ISO date so many days after a moment. */
export const dayFrom = ({ now }: Moment, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
/** The ISO timestamp so many days before a moment. */
export const ago = ({ now }: Moment, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
