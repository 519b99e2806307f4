import type { Advert } from './advert.ts';
import type { AdvertField } from './advert-fields.ts';

/** A reason why a receiver would not show a vehicle, and the field to mend. */
export interface Refusal {
  /** A sentence for staff: `The vehicle has no VIN.` */
  reason: string;
  field: AdvertField;
}

/** A row for a receiver, in the order of its columns. A list is a repeated value, such as photos. */
export type AdvertRow = Readonly<Record<string, string | readonly string[]>>;

/** Facts about the rest of the feed that a receiver's rules depend on. */
export interface FeedContext {
  /** VINs of the vehicles before this one in the same feed, in capitals. */
  seenVins: ReadonlySet<string>;
}

/** A company or program that a feed is made for, with the rules of its published specification. */
export interface Receiver {
  name: string;
  title: string;
  /** True if changes can be pushed by an API. */
  hasApi: boolean;
  /** Names of the columns, in order. */
  columns: readonly string[];
  /** The day on which its published specification was last compared with our table; null for a generic one. */
  checkedOn: string | null;
  /** Returns every reason why the receiver would not show this vehicle; empty if it would. */
  check: (advert: Advert, context: FeedContext) => Refusal[];
  row: (advert: Advert) => AdvertRow;
}
