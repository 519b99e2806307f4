import type { Field } from '@forecourt/lib/stock/mapping/fields';

/**
 * A made-up vehicle, by the fields a mapping can fill; dealers' feeds then tell it in their own columns.
 * Lists are lists, numbers numbers; null is what the dealer does not tell.
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

/** When the feed is made: ages and dates count from here. */
export interface Moment {
  now: Date;
  year: number;
}

const DAY_MS = 86_400_000;
/** An ISO day some days from a moment. */
export const dayFrom = ({ now }: Moment, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
/** An ISO instant some days before a moment. */
export const ago = ({ now }: Moment, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
