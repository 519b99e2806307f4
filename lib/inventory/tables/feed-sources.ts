import { boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * State of a fetched feed; its settings are in the content lake. `feed_id` is the feed's slug, as in
 * `feed_runs` and `feeds`.
 */
export const feedSources = pgTable('feed_sources', {
  feedId: text('feed_id').primaryKey(),
  /** Start of monitoring. */
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When a run was requested manually or by the schedule; null once that run has ended. */
  requestedAt: instant('requested_at'),
  dueAt: instant('due_at'),
  startedAt: instant('started_at'),
  /** Start of the last run. */
  triedAt: instant('tried_at'),
  /** Last time its stock was current, changed or not. */
  succeededAt: instant('succeeded_at'),
  /** Last time the source had a different file. */
  changedAt: instant('changed_at'),
  /** Error of the last run, without secrets; null if it succeeded. */
  problem: text(),
  /** When it was disabled or its document deleted; null while enabled. */
  switchedOffAt: instant('switched_off_at'),
  /** When its failure or unchanged file was reported; null once resolved. */
  failureToldAt: instant('failure_told_at'),
  silenceToldAt: instant('silence_told_at'),
  /** HTTP validators of the last processed file. */
  etag: text(),
  lastModified: text('last_modified'),
  /** Hash of the parser settings and SHA-256 of the last processed file, which is not processed again. */
  fingerprint: text(),
  /** Why that file was refused; null if it was accepted. */
  refusal: text(),
  /** Fingerprint of the SFTP server's key: the first seen, or accepted by staff since. */
  hostKey: text('host_key'),
  /** A changed key of the server that staff haven't accepted yet. */
  offeredHostKey: text('offered_host_key'),
});

/** Photos delivered next to a feed's file: `lib/inventory/stock/fetching/photos`. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    feedId: text('feed_id').notNull(),
    /** Relative to the folder of the feed's file. */
    path: text().notNull(),
    /** Size and time, or a checksum, to detect a changed photo under the same path. */
    version: text().notNull(),
    /** Name in the image server's storage; null for a skipped photo. */
    name: text(),
    problem: text(),
    /** When it was last present or used by a listed car. */
    wantedAt: instant('wanted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.path] })],
);

/**
 * Credentials of feeds, encrypted with `FEED_SECRET_KEY`: `lib/inventory/stock/fetching/secrets.server.ts`.
 */
export const feedSecrets = pgTable('feed_secrets', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
  /** Stored before incoming and outgoing feeds had names of their own, so that either may use it. */
  isShared: boolean('is_shared').notNull().default(false),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Chunks of the last feed file uploaded in the studio: `lib/inventory/stock/fetching/sent.server.ts`. */
export const feedFilePieces = pgTable(
  'feed_file_pieces',
  {
    feedId: text('feed_id').notNull(),
    /** Upload id, chosen by the client. */
    sending: text().notNull(),
    /** Index from 0. */
    piece: integer().notNull(),
    pieces: integer().notNull(),
    name: text().notNull(),
    content: bytes().notNull(),
    sentBy: text('sent_by').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.sending, table.piece] })],
);
