import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { EventName } from '../../sites/event-names.ts';
import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';

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
    /** Where the visit came from at last; null if unknown. */
    sourceKind: text('source_kind').$type<SourceKind>(),
    sourceName: text('source_name'),
    campaign: text(),
    /** Where the visitor came from at first; null if unknown, or the same. */
    firstKind: text('first_kind').$type<SourceKind>(),
    firstName: text('first_name'),
    /** Type of the page block whose link led to the page; null if none did. */
    block: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('events_report').on(table.siteSlug, table.at, table.name, table.carId),
    index('events_age').on(table.at),
  ],
);
