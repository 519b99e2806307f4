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
import type { Guard } from '../stock/importing/guards.ts';
import type { PlaceCounts } from '../stock/importing/location-counts.ts';
import type { RunDetails } from '../stock/importing/run-details.ts';

/** A dealer's source of stock. Its row is also the lock that lets one import of a feed run at a time. */
export const feeds = pgTable('feeds', {
  id: text().primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastImportedAt: instant('last_imported_at'),
});

/**
 * The read model of stock: `record` is the whole vehicle as pages show it, the columns beside it are what
 * queries need. A vehicle that its feed stopped listing keeps its row and address (`retired_at`) until
 * `lib/operations/retention` lets it go.
 */
export const vehicles = pgTable(
  'cars',
  {
    id: text().primaryKey(),
    /** Given at first import and never changed, so that an address once published stays. */
    slug: text().notNull(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id),
    stocknum: text().notNull(),
    dealershipId: text('dealership_id').notNull(),
    status: text().$type<Vehicle['status']>().notNull(),
    showOnDealerWebsite: boolean('show_on_dealer_website').notNull(),
    record: jsonb().$type<Vehicle>().notNull(),
    /** SHA-256 of what the feed said; equal hashes mean an untouched row. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('cars_slug').on(table.slug),
    // An import reads the stock of its feed that is still listed; what came and went over the years costs it nothing.
    index('cars_feed').on(table.feedId).where(sql`${table.retiredAt} is null`),
    index('cars_retired').on(table.retiredAt).where(sql`${table.retiredAt} is not null`),
    index('cars_dealership').on(table.dealershipId).where(sql`${table.showOnDealerWebsite}`),
    // Similar vehicles of any age and state, for the comparison of prices.
    index('cars_model').on(
      sql`(lower(${table.record}->>'make'))`,
      sql`(lower(${table.record}->>'model'))`,
      sql`(${table.record}->>'year')`,
    ),
  ],
);

/** `undo`: somebody put the vehicles back as they were before another run. */
export const RUN_OUTCOMES = ['imported', 'unchanged', 'refused', 'failed', 'undo'] as const;

/** Every attempt to import a feed, those that failed too, and every run that was undone. */
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
    /** The guards that a person accepted by name. */
    accepted: text().array().$type<Guard[]>().notNull().default([]),
    /** What happened at each dealership and location: what the next imports are judged by. */
    places: jsonb().$type<PlaceCounts[]>().notNull().default([]),
    /** The run that this one undid: each is undone once. */
    undoes: bigint({ mode: 'number' }).unique(),
    /** Who undid it: the id of somebody of the studio. */
    undoneBy: text('undone_by'),
  },
  (table) => [index('feed_runs_feed').on(table.feedId, table.id)],
);

/**
 * Imports that have begun and not ended: each holds a lock of its own while its process lives (`importing/begun.server.ts`). What is
 * left of one whose process was killed becomes a run that failed.
 */
export const begunImports = pgTable('begun_imports', {
  id: uuid().primaryKey(),
  feedId: text('feed_id').notNull(),
  fileName: text('file_name').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
});

/**
 * What the vehicles of a feed were before the last import that changed them, so that it can be undone. No references: they
 * would cost an import a look for each vehicle, and a row without its vehicle restores nothing.
 */
export const undoVehicles = pgTable(
  'undo_cars',
  {
    feedId: text('feed_id').notNull(),
    carId: text('car_id').notNull(),
    /** From here on as in `cars`; null for a vehicle that the import added. */
    stocknum: text(),
    dealershipId: text('dealership_id'),
    status: text().$type<Vehicle['status']>(),
    showOnDealerWebsite: boolean('show_on_dealer_website'),
    record: jsonb().$type<Vehicle>(),
    contentHash: text('content_hash'),
    createdAt: instant('created_at'),
    retiredAt: instant('retired_at'),
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
 * Vehicles whose change the rest of the product has yet to hear of. A row is written in the transaction that
 * changes the vehicle, first goes to the search index (`indexed_at`), then to the storefront, then is deleted.
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
    // By dealership first: the dealerships that wait take turns.
    index('stock_outbox_to_index').on(table.dealershipId, table.id).where(sql`${table.indexedAt} is null`),
    index('stock_outbox_to_announce')
      .on(table.dealershipId, table.id)
      .where(sql`${table.indexedAt} is not null`),
  ],
);

/**
 * Vehicles whose record search would not take as it is now: left out of search, and tried again with their next change.
 * A row goes as soon as search takes the vehicle, or has none of it to take.
 */
export const searchRefusals = pgTable('search_refusals', {
  carId: text('car_id')
    .primaryKey()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
  /** In the words of the search service. */
  problem: text().notNull(),
  refusedAt: instant('refused_at').notNull().defaultNow(),
});
