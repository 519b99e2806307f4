import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

// Prefetching of new vehicles' photos and history reports: `lib/inventory/media/ahead`.

/** Queue of photos; a row is deleted once fetched or given up. */
export const photosAhead = pgTable(
  'photos_ahead',
  {
    address: text().primaryKey(),
    /** With its port. */
    host: text().notNull(),
    /** True if it is a history report rather than a photo. */
    isFile: boolean('is_file').notNull().default(false),
    /** Number of failures of its host. */
    tries: integer().notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (table) => [index('photos_ahead_host').on(table.host, table.dueAt)],
);

/** Hosts that failed and are paused. */
export const restingHosts = pgTable('photo_hosts_resting', {
  host: text().primaryKey(),
  /** Pauses since its last success. */
  rests: integer().notNull(),
  until: instant('until').notNull(),
});

/** Last run per feed whose new photos were queued. */
export const photoMarks = pgTable('photos_ahead_feeds', {
  feedId: text('feed_id').primaryKey(),
  runId: bigint('run_id', { mode: 'number' }).notNull(),
});
