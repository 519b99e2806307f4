import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import type { Refusal } from '../advertising/receiver.ts';

/** What each outgoing feed last said about each vehicle, and what was wrong with it. */
export const advertStates = pgTable(
  'advert_states',
  {
    /** Id of the published `outgoingFeed` document. */
    feedId: text('feed_id').notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Hash of the row that the receiver has accepted; null if it has none. */
    rowHash: text('row_hash'),
    sentAt: instant('sent_at'),
    /** Why the vehicle is not advertised; empty if it is. */
    refused: jsonb().$type<Refusal[]>().notNull().default([]),
    /** The receiver's own reason for not accepting the row. */
    receiverMessage: text('receiver_message'),
    /** When this row last changed. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When the vehicle left the feed; null while it is in it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.carId] }),
    // Deleting a vehicle deletes its states.
    index('advert_states_car').on(table.carId),
  ],
);

/** The last check and the last delivery of each outgoing feed. */
export const advertFeeds = pgTable('advert_feeds', {
  feedId: text('feed_id').primaryKey(),
  siteSlug: text('site_slug').notNull(),
  lastCheckedAt: instant('last_checked_at'),
  /** For pushed feeds. */
  lastSentAt: instant('last_sent_at'),
  /** Vehicles that the rules of the feed select; those without a refusal; those with one. */
  selected: integer().notNull().default(0),
  advertised: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  /** Since when every attempt has failed; null if the last one succeeded. */
  failingSince: instant('failing_since'),
  problem: text(),
});
