import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { EventName } from '../../sites/event-names.ts';

/** Visitor events, only counted: no IP address, browser or identifier. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteSlug: text('site_slug').notNull(),
    /** The site's id for this event. */
    eventId: integer('event_id').notNull(),
    name: text().$type<EventName>().notNull(),
    carId: text('car_id'),
    dealershipId: text('dealership_id'),
    /** Page path without its query. */
    path: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('events_report').on(table.siteSlug, table.at, table.name, table.carId),
    index('events_age').on(table.at),
  ],
);
