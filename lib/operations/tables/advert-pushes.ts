import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { PushTarget } from '../advertising/push/push-target.ts';

/**
 * Changed vehicles that no outgoing feed has been compared with yet. A trigger on `stock_outbox` writes a row
 * whenever a vehicle changes.
 */
export const advertChanges = pgTable('advert_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  carId: text('car_id').notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** Vehicles that an outgoing feed has to be compared with; a row goes when the receiver has the result. */
export const advertsDue = pgTable(
  'adverts_due',
  {
    feedId: text('feed_id').notNull(),
    carId: text('car_id').notNull(),
    /** Increases with every change, so that one during a delivery is not lost. */
    turn: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** False for the hourly comparison of all vehicles, most of which are as the receiver has them. */
    isChanged: boolean('is_changed').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.carId] }),
    index('adverts_due_turn').on(table.feedId, table.turn),
  ],
);

/**
 * What the receiver of a pushed feed has, or may have because a call ended without an answer. No reference to
 * the vehicle: its advert must be deleted even when the vehicle's row is gone.
 */
export const advertCopies = pgTable(
  'advert_copies',
  {
    feedId: text('feed_id').notNull(),
    carId: text('car_id').notNull(),
    /** The receiver's id of the advert. */
    itemId: text('item_id').notNull(),
    /** Hash of the row; null while it is not known whether the receiver has it. */
    rowHash: text('row_hash'),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.carId] })],
);

/** How the work on each outgoing feed stands. */
export const advertPushes = pgTable('advert_pushes', {
  feedId: text('feed_id').primaryKey(),
  /** Where adverts were sent; null for a file. Kept to delete them there when the feed changes or ends. */
  target: jsonb().$type<PushTarget>(),
  /** Hash of the feed's and the site's settings with which all vehicles were last compared. */
  signature: text(),
  /** When all vehicles were last queued. */
  completeAt: instant('complete_at'),
  /** Failed attempts since the last success. */
  failures: integer().notNull().default(0),
  retryAt: instant('retry_at'),
  /** When staff were emailed about the failure. */
  failureToldAt: instant('failure_told_at'),
});
