import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/**
 * The leads of one shopper about one vehicle, or about none: what staff work on. It has no personal data; who
 * the shopper is stands in its leads.
 */
export const leadThreads = pgTable(
  'lead_threads',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id'),
    /** Of the newest lead. */
    dealershipId: text('dealership_id'),
    locationId: text('location_id'),
    /** Studio user id of the person who answers; null if nobody is responsible yet. */
    ownerId: text('owner_id'),
    ownerAt: instant('owner_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a lead, message, note or task was last added or changed. */
    activeAt: instant('active_at').notNull().defaultNow(),
  },
  (table) => [
    index('lead_threads_site').on(table.siteSlug, table.activeAt),
    index('lead_threads_owner').on(table.ownerId, table.activeAt),
  ],
);
