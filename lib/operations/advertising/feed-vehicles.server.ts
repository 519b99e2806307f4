import type pg from 'pg';
import type { Advert } from './advert.ts';
import type { AdvertSite } from './advert-site.ts';
import type { OutgoingFeed } from './outgoing-feed.ts';
import type { AdvertRow, Refusal } from './receiver.ts';

/** A vehicle that the rules of a feed select, as its receiver gets it. */
export interface FeedVehicle {
  vehicleId: string;
  slug: string;
  stocknum: string;
  title: string;
  advert: Advert;
  row: AdvertRow;
  /** Why it is left out; empty if it is advertised. */
  refusals: readonly Refusal[];
}

/**
 * Yields the vehicles of a feed in the order of their ids.
 * @param options.carIds yields only these vehicles, for deltas
 */
export type AdvertsOfFeed = (
  pool: pg.Pool,
  feed: OutgoingFeed,
  site: AdvertSite,
  options?: { carIds?: readonly string[]; now?: Date },
) => AsyncGenerator<FeedVehicle>;
