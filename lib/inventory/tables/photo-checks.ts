import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { FailureReason } from '../media/photo-failure.ts';
import { vehicles } from './stock.ts';

// Checks of vehicles' photos on feeds' hosts: `lib/inventory/media/checks`.

/** A photo on a feed's host, with what its last check found. */
export const photoChecks = pgTable(
  'photo_checks',
  {
    address: text().primaryKey(),
    /** With its port. */
    host: text().notNull(),
    dueAt: instant('due_at').notNull(),
    /** Null until the first check has ended. */
    checkedAt: instant('checked_at'),
    /** HTTP validators and size of the content, to notice that it was replaced. */
    etag: text(),
    lastModified: text('last_modified'),
    bytes: bigint({ mode: 'number' }),
    /** SHA-256 of the content; null while it cannot be shown. */
    hash: text(),
    /** Part of the public address once the content was replaced; null for the first content. */
    version: text(),
    /** Why it cannot be shown. */
    problem: text().$type<FailureReason>(),
    /** Failed checks since the last success. */
    failures: integer().notNull().default(0),
    /** Perceptual hashes of the picture, and of its top and bottom if they may be a dealer's banner. */
    look: text(),
    topBand: text('top_band'),
    bottomBand: text('bottom_band'),
    /** True if it has few colours, like a drawing with text. */
    isGraphic: boolean('is_graphic').notNull().default(false),
  },
  (table) => [
    index('photo_checks_host').on(table.host, table.dueAt),
    index('photo_checks_look').on(table.look),
    index('photo_checks_top').on(table.topBand),
    index('photo_checks_bottom').on(table.bottomBand),
  ],
);

/** Which vehicles have a photo. */
export const photoUses = pgTable(
  'photo_uses',
  {
    address: text().notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.address, table.carId] }), index('photo_uses_car').on(table.carId)],
);

/** Vehicles whose `photo_notes` must be written again, because a check of their photos found something. */
export const photoNotesDue = pgTable('photo_notes_due', {
  carId: text('car_id')
    .primaryKey()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
});

/** Last run per feed whose photos were queued for checks. */
export const photoCheckMarks = pgTable('photo_checks_feeds', {
  feedId: text('feed_id').primaryKey(),
  runId: bigint('run_id', { mode: 'number' }).notNull(),
});
