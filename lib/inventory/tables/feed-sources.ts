import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What is remembered of a feed that is fetched, beside its document in the content lake. `feed_id` is the feed's short
 * name there, as in `feed_runs` and `feeds`.
 */
export const feedSources = pgTable('feed_sources', {
  feedId: text('feed_id').primaryKey(),
  /** From when on its silence counts. */
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Somebody asked for a run, or the schedule did; null when that run has ended. */
  requestedAt: instant('requested_at'),
  dueAt: instant('due_at'),
  /** When the run that is under way began; null while there is none. */
  startedAt: instant('started_at'),
  /** When the last run began. */
  triedAt: instant('tried_at'),
  /** The last time that its stock was as the source says, whether anything had changed or not. */
  succeededAt: instant('succeeded_at'),
  /** The last time that the source had another file than before. */
  changedAt: instant('changed_at'),
  /** Why the last run did not succeed, without secrets; null when it did. */
  problem: text(),
  /** Since when it is switched off, or its document is gone; null while it is on. */
  switchedOffAt: instant('switched_off_at'),
  /** Somebody was told that it fails, or that its file stays the same; null once it does no more. */
  failureToldAt: instant('failure_told_at'),
  silenceToldAt: instant('silence_told_at'),
  /** What the server said of the file that was judged last (HTTP). */
  etag: text(),
  lastModified: text('last_modified'),
  /** SHA-256 of the file that was judged last, behind that of how it was read: the same is not judged again. */
  fingerprint: text(),
  /** Why that file was refused; null when it was taken. */
  refusal: text(),
  /** Fingerprint of the SFTP server's key: the first that it showed, or the one that somebody has accepted since. */
  hostKey: text('host_key'),
  /** Another key that the server shows and that nobody has accepted. */
  offeredHostKey: text('offered_host_key'),
});

/** Photos that lay beside a feed's file: `lib/inventory/stock/fetching/photos`. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    feedId: text('feed_id').notNull(),
    /** Below the folder of the feed's file. */
    path: text().notNull(),
    /** What told that it is another one under the same path: size and time, or a checksum. */
    version: text().notNull(),
    /** The name under which the image server keeps the photo; null for a photo that was left out. */
    name: text(),
    /** Why it was left out. */
    problem: text(),
    /** When it was last there, or a listed car's. */
    wantedAt: instant('wanted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.path] })],
);

/** Passwords, keys and tokens of feeds, encrypted with `FEED_SECRET_KEY`: `lib/inventory/stock/fetching/secrets.server.ts`. */
export const feedSecrets = pgTable('feed_secrets', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** The pieces of the last file of a feed that somebody sent in the studio: `lib/inventory/stock/fetching/sent.server.ts`. */
export const feedFilePieces = pgTable(
  'feed_file_pieces',
  {
    feedId: text('feed_id').notNull(),
    /** Which of several files this is a piece of, by whoever sends it. */
    sending: text().notNull(),
    /** From 0 on. */
    piece: integer().notNull(),
    /** How many the whole file has. */
    pieces: integer().notNull(),
    name: text().notNull(),
    content: bytes().notNull(),
    /** Who sent it: the id of somebody of the studio. */
    sentBy: text('sent_by').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.sending, table.piece] })],
);
