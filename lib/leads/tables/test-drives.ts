import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { leads } from './leads.ts';

/** Who can move or cancel a drive. */
export const DRIVE_CHANGERS = ['shopper', 'staff'] as const;

export const DRIVE_STATUSES = ['booked', 'cancelled'] as const;

/**
 * `sending`: on its way, or a worker died while it was; `needless`: there is nobody to text; `dead`: it is not tried again.
 */
const REMINDER_TEXT_STATES = ['waiting', 'sending', 'sent', 'needless', 'dead'] as const;

/** Times at which shoppers drive cars; who they are stands in the lead, and goes with it. */
export const testDriveBookings = pgTable(
  'test_drive_bookings',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Null where the shopper has not chosen a car yet. */
    carId: text('car_id'),
    dealershipId: text('dealership_id'),
    /** Where the car is driven. */
    locationId: text('location_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Of the location: the shopper's calendar and our words keep to its clock. */
    timeZone: text('time_zone').notNull(),
    status: text({ enum: DRIVE_STATUSES }).notNull().default('booked'),
    /** How often it was moved or cancelled: calendars want to know which of two files is the newer. */
    sequence: integer().notNull().default(0),
    /** Whether the shopper agreed to a text the day before. */
    textAgreed: boolean('text_agreed').notNull().default(false),
    /** When the reminder was put on its way; null while it is to come. */
    remindedAt: instant('reminded_at'),
    /** How the text of the reminder stands; null while it is to come, and where nobody agreed to one. */
    textState: text('text_state', { enum: REMINDER_TEXT_STATES }),
    textAttempts: integer('text_attempts').notNull().default(0),
    /** From when on a worker may take up the text. */
    textDueAt: instant('text_due_at'),
    /** Who last moved or cancelled it, and when; null while it is as it was booked. */
    changedBy: text('changed_by', { enum: DRIVE_CHANGERS }),
    changedAt: instant('changed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('test_drive_bookings_lead').on(table.leadId),
    // How many drives a place has at a time is counted under a lock (requireFree); this finds them.
    index('test_drive_bookings_place')
      .on(table.siteSlug, table.locationId, table.startsAt)
      .where(sql`status = 'booked'`),
    // A car is one, whichever sites show it.
    uniqueIndex('test_drive_bookings_car').on(table.carId, table.startsAt).where(sql`status = 'booked'`),
    index('test_drive_bookings_site').on(table.siteSlug, table.startsAt),
  ],
);
