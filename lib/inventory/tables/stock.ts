import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { PhotoNotes } from '../media/photo-notes.ts';
import type { Guard } from '../stock/importing/guards.ts';
import type { PlaceCounts } from '../stock/importing/location-counts.ts';
import type { RunDetails } from '../stock/importing/run-details.ts';

/** A feed. Its row also serves as the lock that serialises its imports. */
export const feeds = pgTable('feeds', {
  id: text().primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastImportedAt: instant('last_imported_at'),
});

/**
 * Read model of stock: `record` is the whole vehicle for pages, the other columns are for queries. A vehicle
 * that left its feed keeps its row and URL (`retired_at`) until `lib/operations/retention` deletes it.
 */
export const vehicles = pgTable(
  'cars',
  {
    id: text().primaryKey(),
    /** Set on first import and never changed, so that published URLs stay valid. */
    slug: text().notNull(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id),
    stocknum: text().notNull(),
    dealershipId: text('dealership_id').notNull(),
    status: text().$type<Vehicle['status']>().notNull(),
    showOnDealerWebsite: boolean('show_on_dealer_website').notNull(),
    record: jsonb().$type<Vehicle>().notNull(),
    /** SHA-256 of the feed's data; an equal hash means unchanged. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    retiredAt: instant('retired_at'),
    /** What checks of its photos found; null if nothing. Not from the feed, so imports leave it. */
    photoNotes: jsonb('photo_notes').$type<PhotoNotes>(),
  },
  (table) => [
    uniqueIndex('cars_slug').on(table.slug),
    // Partial, so that an import reads only current stock, however many vehicles were retired.
    index('cars_feed').on(table.feedId).where(sql`${table.retiredAt} is null`),
    index('cars_retired').on(table.retiredAt).where(sql`${table.retiredAt} is not null`),
    index('cars_dealership').on(table.dealershipId).where(sql`${table.showOnDealerWebsite}`),
    // For price comparison with similar vehicles, including old and sold ones.
    index('cars_model').on(
      sql`(lower(${table.record}->>'make'))`,
      sql`(lower(${table.record}->>'model'))`,
      sql`(${table.record}->>'year')`,
    ),
    // To find a vehicle that another feed lists, or that comes back (`importing/identity.ts`).
    index('cars_vin').on(sql`(${table.record}->>'vin')`),
    index('cars_regplate').on(sql`(${table.record}->>'regplate')`).where(sql`${table.retiredAt} is null`),
    index('cars_stocknum').on(table.dealershipId, table.stocknum).where(sql`${table.retiredAt} is null`),
  ],
);

/** `undo`: staff restored the vehicles to their state before another run. */
export const RUN_OUTCOMES = ['imported', 'unchanged', 'refused', 'failed', 'undo'] as const;

/** Every import attempt including failures, and every undo. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a reference: a feed that never imported has runs but no row. */
    feedId: text('feed_id').notNull(),
    fileName: text('file_name').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    outcome: text({ enum: RUN_OUTCOMES }).notNull(),
    rowsRead: integer('rows_read').notNull(),
    taken: integer().notNull(),
    held: integer().notNull().default(0),
    repeated: integer().notNull().default(0),
    rejected: integer().notNull(),
    mended: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    unchanged: integer().notNull(),
    retired: integer().notNull(),
    error: text(),
    /** Guards that a person accepted explicitly. */
    accepted: text().array().$type<Guard[]>().notNull().default([]),
    /** Counts by dealership and location, which later imports are checked against. */
    places: jsonb().$type<PlaceCounts[]>().notNull().default([]),
    /** The run that this one undid; each can be undone once. */
    undoes: bigint({ mode: 'number' }).unique(),
    /** Studio user id of the person who undid it. */
    undoneBy: text('undone_by'),
  },
  (table) => [index('feed_runs_feed').on(table.feedId, table.id)],
);

/**
 * Running imports. Each holds its own lock while its process lives (`importing/begun.server.ts`); a row left
 * by a killed process becomes a failed run.
 */
export const begunImports = pgTable('begun_imports', {
  id: uuid().primaryKey(),
  feedId: text('feed_id').notNull(),
  fileName: text('file_name').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
});

/**
 * State of a feed's vehicles before the last import that changed them, for undo. No foreign keys: they would
 * slow down imports, and a row without its vehicle restores nothing.
 */
export const undoVehicles = pgTable(
  'undo_cars',
  {
    feedId: text('feed_id').notNull(),
    carId: text('car_id').notNull(),
    /** The following columns are as in `cars`; null for a vehicle that the import added. */
    stocknum: text(),
    dealershipId: text('dealership_id'),
    status: text().$type<Vehicle['status']>(),
    showOnDealerWebsite: boolean('show_on_dealer_website'),
    record: jsonb().$type<Vehicle>(),
    contentHash: text('content_hash'),
    createdAt: instant('created_at'),
    retiredAt: instant('retired_at'),
    /** The feed that listed it before, if the import took it over from another one. */
    listedBy: text('listed_by'),
    keptAt: instant('kept_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.carId] })],
);

/**
 * Details of a run beyond its counts, as shown by the Feeds tool. Deleted before the counts (`lib/operations/retention`).
 */
export const feedRunReports = pgTable(
  'feed_run_reports',
  {
    runId: bigint('run_id', { mode: 'number' })
      .primaryKey()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    details: jsonb().$type<RunDetails>().notNull(),
  },
  (table) => [index('feed_run_reports_created').on(table.createdAt)],
);

/**
 * Vehicle changes to publish. A row is written in the transaction that changes the vehicle, then sent to the
 * search index (`indexed_at`), then to the storefront, then deleted.
 */
export const stockOutbox = pgTable(
  'stock_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    carId: text('car_id').notNull(),
    slug: text().notNull(),
    dealershipId: text('dealership_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    indexedAt: instant('indexed_at'),
  },
  (table) => [
    // By dealership first, so that waiting dealerships take turns.
    index('stock_outbox_to_index').on(table.dealershipId, table.id).where(sql`${table.indexedAt} is null`),
    index('stock_outbox_to_announce')
      .on(table.dealershipId, table.id)
      .where(sql`${table.indexedAt} is not null`),
  ],
);

/**
 * Vehicles whose record the search service rejects: left out of search, and retried with their next change.
 * Deleted once the vehicle is indexed or no longer listed.
 */
export const searchRefusals = pgTable('search_refusals', {
  carId: text('car_id')
    .primaryKey()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
  problem: text().notNull(),
  refusedAt: instant('refused_at').notNull().defaultNow(),
});
