import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { LEAD_STATUSES } from '../status.ts';

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
    // The columns below follow from the leads and messages; triggers keep them, so that lists can use indexes.
    /** The newest lead; null once all leads are deleted. */
    leadId: uuid('lead_id'),
    /** Of the newest lead. */
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    /** Since when the shopper waits for an answer; null if nobody waits. */
    waitingSince: instant('waiting_since'),
    /** The earliest deadline of a lead without an answer. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('lead_threads_site').on(table.siteSlug, table.activeAt, table.id),
    index('lead_threads_owner').on(table.ownerId, table.activeAt),
    // The condition of `IS_OPEN_THREAD`.
    index('lead_threads_open')
      .on(table.siteSlug, table.activeAt, table.id)
      .where(sql`${table.status} not in ('done', 'won', 'lost')`),
    index('lead_threads_waiting')
      .on(table.siteSlug, table.activeAt, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('lead_threads_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('lead_threads_car').on(table.carId, table.siteSlug).where(sql`${table.carId} is not null`),
  ],
);

/** The history of a thread's status, with who changed it. Written by a trigger on the leads. */
export const leadStatusChanges = pgTable(
  'lead_status_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => leadThreads.id, { onDelete: 'cascade' }),
    /** Studio user id; null if the product changed it. */
    userId: text('user_id'),
    status: text({ enum: LEAD_STATUSES }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('lead_status_changes_thread').on(table.threadId, table.at)],
);
