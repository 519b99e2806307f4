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
 * Cars that alerts have yet to look at. A trigger on `stock_outbox` writes a row for each of its own, in the transaction
 * that changes the car, whoever changes it.
 */
export const vehicleChanges = pgTable('car_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  carId: text('car_id').notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** Each car as alerts saw it last. */
export const alertCars = pgTable('alert_cars', {
  carId: text('car_id')
    .primaryKey()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
  phase: text().$type<VehiclePhase>().notNull(),
  price: integer(),
  /** Null for a car that no list shows, and for a car that was listed before alerts existed. */
  record: jsonb().$type<FilteredRecord>(),
});

/** Searches that shoppers keep, with what finds the few that a car may match. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Path and parameters of its results. */
    address: text().notNull(),
    /** In the search protocol's language, without the site's own; empty for all stock. */
    filter: text().notNull(),
    words: text().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    /** A car that matches has at least one of these: see `lib/leads/alerts/percolator/keys.ts`. */
    keys: text().array().notNull(),
    /** What the filter says of numbers, null for an open end. */
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
    // Without its list of what is to be filed, which every look-up would go through.
    index('saved_searches_keys').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/** How somebody wants to hear of each kind; without a row they do not. */
export const alertPreferences = pgTable(
  'alert_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    byMail: boolean('by_mail').notNull(),
    byText: boolean('by_text').notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Every yes and no to alerts, with the words that somebody agreed to; written once and never changed. */
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
    /** Where: `garage`, `saved search` or `stop link`. */
    source: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('alert_consents_user').on(table.userId, table.id)],
);

export const ALERT_STATES = ['waiting', 'told', 'needless'] as const;

/** What an account is told: one row for each car, kind and change, so that nothing is told twice. */
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
    /** Which change of the car; of a saved search, which search. */
    change: text().notNull(),
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** Whole dollars, of a price drop. */
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
 * `sending`: handed to the service of texts, which has not answered yet; one that is due again is looked for there before it is
 * sent. A mail is `handed_over` to the outbox of mails.
 */
export const ALERT_MESSAGE_STATES = [
  'waiting',
  'handed_over',
  'sending',
  'sent',
  'dead',
  'needless',
] as const;

/** One mail or text with one alert or several. */
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
    /** Why the last attempt failed, without numbers and words. */
    problem: text(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('alert_messages_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('alert_messages_user').on(table.userId),
    index('alert_messages_age').on(table.createdAt),
  ],
);
