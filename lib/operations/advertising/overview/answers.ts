import type { OutgoingFeedState } from './outgoing-feed-state.ts';

// API types between the studio's tool Advertising and the back office; timestamps are ISO 8601.

/** Maximum vehicles on a page of the list. */
export const MOST_VEHICLES = 100;
/** Maximum characters of a stock number in the search field. */
export const MOST_SEARCHED = 60;
/** Maximum characters of a reason, which may be a receiver's message. */
export const MOST_REASON = 2_000;
/** Maximum characters of a receiver's credential, which may be a service account's JSON. */
export const MOST_CREDENTIAL = 16_000;

/** Vehicles of a feed by what the receiver has: every vehicle is in one of them. */
export interface AdvertCounts {
  sent: number;
  /** Changed or new, and not yet sent. */
  waiting: number;
  refused: number;
}

/** A reason for refusals, with the field to correct. */
export interface RefusalCount {
  reason: string;
  /** Field of the advert; empty if the receiver only sent a message. */
  field: string;
  vehicles: number;
  /** Views of these vehicles' pages on the site in the last 30 days. */
  views: number;
}

export interface ListedOutgoingFeed {
  id: string;
  title: string;
  site: { slug: string; name: string };
  receiver: { name: string; title: string };
  delivery: 'file' | 'push';
  state: OutgoingFeedState;
  counts: AdvertCounts;
  /** Views of the pages of refused vehicles and of all vehicles of the feed in the last 30 days. */
  views: { refused: number; all: number };
  /** The most common reason first. */
  reasons: RefusalCount[];
  /** Last change of a vehicle's advert. */
  changedAt: string | null;
  sentAt: string | null;
  checkedAt: string | null;
  failingSince: string | null;
  /** Error message of the receiver or of the last check. */
  problem: string | null;
}

export interface OutgoingFeedsAnswer {
  feeds: ListedOutgoingFeed[];
  /** True if the caller may create and change outgoing feeds. */
  mayManage: boolean;
}

export interface OutgoingFeedAnswer {
  feed: ListedOutgoingFeed;
  mayManage: boolean;
  /** Address of the file and its version. Null for feeds without a file, and for callers who may not manage feeds. */
  address: { url: string; version: number } | null;
  /** Null for feeds without a credential, and for callers who may not manage feeds. */
  credential: CredentialState | null;
}

export interface CredentialState {
  /** When it was stored last; null if there is none. */
  storedAt: string | null;
  /** True if the storefront can encrypt it. Otherwise a command stores it. */
  canBeStored: boolean;
  /** The name under which it is stored; null until the feed's document has one. */
  name: string | null;
}

export const ADVERT_GROUPS = ['refused', 'waiting', 'sent', 'all'] as const;
export type AdvertGroup = (typeof ADVERT_GROUPS)[number];

export interface AdvertFilter {
  group: AdvertGroup;
  /** Text of a reason; empty for all. */
  reason: string;
  /** The beginning of a stock number; empty for all. */
  stocknum: string;
}

/** Where the value of a field can be corrected. */
export type MendTarget =
  /**
   * A column of a dealer's file. `feed` is the feed's short name, `document` the id of its document, if any;
   * `column` is null if no column is mapped to the field.
   */
  | { kind: 'column'; feed: string; document: string | null; column: string | null }
  | { kind: 'document'; type: 'location' | 'site' | 'outgoingFeed'; id: string };

export interface AdvertReason {
  reason: string;
  field: string;
  /** Null for a message of the receiver, which names no field. */
  mend: MendTarget | null;
}

export interface ListedAdvert {
  id: string;
  title: string;
  stocknum: string;
  /** Address of its page on the site. */
  url: string;
  group: Exclude<AdvertGroup, 'all'>;
  views: number;
  sentAt: string | null;
  /** Null for a new vehicle. */
  changedAt: string | null;
  reasons: AdvertReason[];
}

export interface AdvertsAnswer {
  vehicles: ListedAdvert[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Vehicles that match the filter. */
  total: number;
}

export interface CheckRequestAnswer {
  requestedAt: string;
}

export interface RenewRequest {
  /** The version that the caller saw, so that two requests renew the address once. */
  seen: number;
}

export interface CredentialRequest {
  value: string;
}
