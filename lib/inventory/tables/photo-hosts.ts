import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Where photos of feeds may be fetched, as the feeds' published documents say: `lib/inventory/media/feed-hosts.server.ts`. The worker writes
 * them, whoever fetches photos reads them again every few seconds.
 */
export const feedPhotoHosts = pgTable(
  'feed_photo_hosts',
  {
    feedId: text('feed_id').notNull(),
    /** A prefix of addresses, `https://photos.dealer.example/`. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.source] })],
);
