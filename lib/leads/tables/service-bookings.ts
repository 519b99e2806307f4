import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { BookedJob } from '../service-booking/work.ts';
import { WAYS } from '../service-booking/workshop.ts';
import { leads } from './leads.ts';

export const SERVICE_CHANGERS = ['shopper', 'staff'] as const;

export const SERVICE_STATUSES = ['booked', 'cancelled'] as const;

/** SMS about a booking; only one is queued at a time. */
export const SERVICE_TEXTS = ['reminder', 'ready'] as const;

/** `sending`: in progress or interrupted; `needless`: no phone; `dead`: not retried. */
const TEXT_STATES = ['waiting', 'sending', 'sent', 'needless', 'dead'] as const;

/** Bookings of a workshop. The shopper's details and vehicle are in the lead. */
export const serviceBookings = pgTable(
  'service_bookings',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    dealershipId: text('dealership_id'),
    /** The workshop's location. Its capacity is shared by all sites that show it. */
    locationId: text('location_id').notNull(),
    arrivesAt: instant('arrives_at').notNull(),
    /** When the work is finished. */
    leavesAt: instant('leaves_at').notNull(),
    /** When it occupies a bay: pairs of ISO times. */
    bayTimes: jsonb('bay_times').$type<[from: string, until: string][]>().notNull(),
    /** Time zone of the location, used in mails and calendar files. */
    timeZone: text('time_zone').notNull(),
    way: text({ enum: WAYS }).notNull(),
    /** The work as it was offered, with its durations and prices. */
    jobs: jsonb().$type<BookedJob[]>().notNull(),
    status: text({ enum: SERVICE_STATUSES }).notNull().default('booked'),
    /** iCalendar SEQUENCE, increased by each change so that calendars keep the newest. */
    sequence: integer().notNull().default(0),
    /** True if the shopper agreed to SMS about this booking. */
    textAgreed: boolean('text_agreed').notNull().default(false),
    /** When the reminder was queued; null before. */
    remindedAt: instant('reminded_at'),
    textKind: text('text_kind', { enum: SERVICE_TEXTS }),
    /** State of the SMS; null before one is queued, or without consent. */
    textState: text('text_state', { enum: TEXT_STATES }),
    textAttempts: integer('text_attempts').notNull().default(0),
    /** When the SMS was queued. */
    textQueuedAt: instant('text_queued_at'),
    /** When a worker may next try to send the SMS. */
    textDueAt: instant('text_due_at'),
    /** When staff marked the car as arrived, and as ready to collect. */
    arrivedAt: instant('arrived_at'),
    readyAt: instant('ready_at'),
    /** Written by staff; not shown to the shopper. */
    note: text(),
    /** Who last moved or cancelled it; null if unchanged. */
    changedBy: text('changed_by', { enum: SERVICE_CHANGERS }),
    changedAt: instant('changed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('service_bookings_lead').on(table.leadId),
    // Read under a lock to compare with the capacity (`requireCapacity`).
    index('service_bookings_place')
      .on(table.locationId, table.leavesAt, table.arrivesAt)
      .where(sql`status = 'booked'`),
    index('service_bookings_site').on(table.siteSlug, table.arrivesAt),
    index('service_bookings_texts').on(table.textDueAt).where(sql`text_state in ('waiting', 'sending')`),
  ],
);
