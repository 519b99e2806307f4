import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

// Photos and history files of new vehicles that are fetched before anybody asks for them: `lib/inventory/media/ahead`.

/** Photos that are still to be fetched; a row goes when its photo is there, or cannot be had. */
export const photosAhead = pgTable(
  'photos_ahead',
  {
    address: text().primaryKey(),
    /** With its port, as browsers write it. */
    host: text().notNull(),
    /** A history file, no photo. */
    isFile: boolean('is_file').notNull().default(false),
    /** How often its host failed to give it. */
    tries: integer().notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (table) => [index('photos_ahead_host').on(table.host, table.dueAt)],
);

/** Hosts that did not give what they were asked for, and are left alone for a while. */
export const restingHosts = pgTable('photo_hosts_resting', {
  host: text().primaryKey(),
  /** Rests since it last gave a photo. */
  rests: integer().notNull(),
  until: instant('until').notNull(),
});

/** Up to which run the new photos of a feed were noted. */
export const photoMarks = pgTable('photos_ahead_feeds', {
  feedId: text('feed_id').primaryKey(),
  runId: bigint('run_id', { mode: 'number' }).notNull(),
});
