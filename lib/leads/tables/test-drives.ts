import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { leads } from './leads.ts';

export const DRIVE_CHANGERS = ['shopper', 'staff'] as const;

export const DRIVE_STATUSES = ['booked', 'cancelled'] as const;

/** `sending`: in progress or interrupted; `needless`: no phone; `dead`: not retried. */
const REMINDER_TEXT_STATES = ['waiting', 'sending', 'sent', 'needless', 'dead'] as const;

/** Test drive bookings. Personal details are in the lead. */
export const testDriveBookings = pgTable(
  'test_drive_bookings',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Null if the shopper has not chosen a car. */
    carId: text('car_id'),
    dealershipId: text('dealership_id'),
    locationId: text('location_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Time zone of the location, used in mails and calendar files. */
    timeZone: text('time_zone').notNull(),
    status: text({ enum: DRIVE_STATUSES }).notNull().default('booked'),
    /** iCalendar SEQUENCE, increased by each change so that calendars keep the newest. */
    sequence: integer().notNull().default(0),
    /** True if the shopper agreed to an SMS reminder. */
    textAgreed: boolean('text_agreed').notNull().default(false),
    /** When the reminder was queued; null before. */
    remindedAt: instant('reminded_at'),
    /** State of the SMS reminder; null before it is queued, or without consent. */
    textState: text('text_state', { enum: REMINDER_TEXT_STATES }),
    textAttempts: integer('text_attempts').notNull().default(0),
    /** When a worker may next try to send the SMS. */
    textDueAt: instant('text_due_at'),
    /** Who last moved or cancelled it; null if unchanged. */
    changedBy: text('changed_by', { enum: DRIVE_CHANGERS }),
    changedAt: instant('changed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('test_drive_bookings_lead').on(table.leadId),
    // Used to count parallel drives at a location, under a lock (`requireFree`).
    index('test_drive_bookings_place')
      .on(table.siteSlug, table.locationId, table.startsAt)
      .where(sql`status = 'booked'`),
    // Not scoped by site: several sites may show the same car.
    uniqueIndex('test_drive_bookings_car').on(table.carId, table.startsAt).where(sql`status = 'booked'`),
    index('test_drive_bookings_site').on(table.siteSlug, table.startsAt),
  ],
);
