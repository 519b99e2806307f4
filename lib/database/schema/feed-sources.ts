import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What is remembered of a feed that is fetched, beside its document in the content lake. `feed_id` is the feed's short
 * name there, as in `feed_runs` and `feeds`.
 */
export const feedSources = pgTable('feed_sources', {
  feedId: text('feed_id').primaryKey(),
  /** From when on silence counts. */
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Somebody asked for a run now; null once one began. */
  requestedAt: instant('requested_at'),
  triedAt: instant('tried_at'),
  /** The last time that its stock was as the source says, whether anything had changed or not. */
  succeededAt: instant('succeeded_at'),
  /** Why the last try did not succeed, without secrets; null when it did. */
  problem: text(),
  /** Somebody was told of the present silence. */
  toldAt: instant('told_at'),
  /** What the server said of the version that was imported last (HTTP). */
  etag: text(),
  lastModified: text('last_modified'),
  /** SHA-256 of what was imported last, and of how the feed was read then: the same of both is not imported again. */
  fingerprint: text(),
  /** Fingerprint of the SFTP server's key: the first that it showed, or the one that somebody has accepted since. */
  hostKey: text('host_key'),
  /** Another key that the server shows and that nobody has accepted. */
  offeredHostKey: text('offered_host_key'),
});

/** Passwords, keys and tokens of feeds, encrypted with `FEED_SECRET_KEY`: `lib/stock/fetching/secrets.server.ts`. */
export const feedSecrets = pgTable('feed_secrets', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
