import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Photo hosts allowed by feeds' published documents: `lib/inventory/media/feed-hosts.server.ts`. Written by
 * the worker, re-read every few seconds.
 */
export const feedPhotoHosts = pgTable(
  'feed_photo_hosts',
  {
    feedId: text('feed_id').notNull(),
    /** A URL prefix, `https://photos.dealer.example/`. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.source] })],
);
