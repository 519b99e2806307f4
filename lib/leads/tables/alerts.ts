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
import { users } from '../../accounts/tables/accounts.ts';
import type { FilteredRecord } from '../../inventory/search/matches.ts';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import { ALERT_CHANNELS, ALERT_FREQUENCIES, ALERT_KINDS } from '../alerts/kinds.ts';
import type { VehiclePhase } from '../alerts/vehicle-state.ts';

/**
 * Changed cars not yet checked for alerts.
 * A trigger on `stock_outbox` adds them, whatever code changes a car.
 */
export const vehicleChanges = pgTable('car_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  carId: text('car_id').notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** Last known state of each car. */
export const alertCars = pgTable('alert_cars', {
  carId: text('car_id')
    .primaryKey()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
  phase: text().$type<VehiclePhase>().notNull(),
  price: integer(),
  /** Null for a car that no list shows, or that was listed before alerts existed. */
  record: jsonb().$type<FilteredRecord>(),
});

/** Saved searches, with index keys for matching cars. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Path and query of its results page. */
    address: text().notNull(),
    /** In the search protocol's syntax, without the site's stock filter; empty for all. */
    filter: text().notNull(),
    words: text().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    /** A matching car has at least one of these keys; see `lib/leads/alerts/percolator/keys.ts`. */
    keys: text().array().notNull(),
    /** Numeric bounds of the filter; null for an open end. */
    priceMin: integer('price_min'),
    priceMax: integer('price_max'),
    yearMin: integer('year_min'),
    yearMax: integer('year_max'),
    kmMin: integer('km_min'),
    kmMax: integer('km_max'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_searches_address').on(table.userId, table.siteSlug, table.address),
    // fastupdate's pending list would have to be scanned by every lookup.
    index('saved_searches_keys').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/** Alert preferences; a missing row means off. */
export const alertPreferences = pgTable(
  'alert_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    byMail: boolean('by_mail').notNull(),
    byText: boolean('by_text').notNull(),
    byPush: boolean('by_push').notNull().default(false),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** All opt-ins to and opt-outs of alerts, with the text shown. Append-only. */
export const alertConsents = pgTable(
  'alert_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    channel: text({ enum: ALERT_CHANNELS }).notNull(),
    given: boolean().notNull(),
    words: text().notNull(),
    /** `garage`, `saved search` or `stop link`. */
    source: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('alert_consents_user').on(table.userId, table.id)],
);

export const ALERT_STATES = ['waiting', 'told', 'needless'] as const;

/** Alerts: one row per account, car, kind and change, so that none is repeated. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteSlug: text('site_slug').notNull(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Id of the car's change, or of the saved search. */
    change: text().notNull(),
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** Previous price of a price drop, in whole dollars. */
    oldPrice: integer('old_price'),
    state: text({ enum: ALERT_STATES }).notNull().default('waiting'),
    createdAt: instant('created_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull().defaultNow(),
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('alerts_once').on(table.userId, table.kind, table.carId, table.change),
    index('alerts_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('alerts_car').on(table.carId),
    index('alerts_search').on(table.savedSearchId),
    index('alerts_age').on(table.createdAt),
  ],
);

/**
 * `sending`: passed to the SMS provider without a response yet; checked with the provider before a retry.
 * `handed_over`: a mail in the mail outbox, or notifications in `push_messages`.
 */
export const ALERT_MESSAGE_STATES = [
  'waiting',
  'handed_over',
  'sending',
  'sent',
  'dead',
  'needless',
] as const;

/** A mail, SMS or notification with one or more alerts. */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteSlug: text('site_slug').notNull(),
    channel: text({ enum: ALERT_CHANNELS }).notNull(),
    alertIds: bigint('alert_ids', { mode: 'number' }).array().notNull(),
    state: text({ enum: ALERT_MESSAGE_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Error of the last attempt, without phone numbers or message text. */
    problem: text(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('alert_messages_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('alert_messages_user').on(table.userId),
    index('alert_messages_age').on(table.createdAt),
  ],
);
