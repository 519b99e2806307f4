import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import { paymentColumns } from '../columns.ts';
import type { Choices } from '../reservation/choices.ts';
import { RESERVATION_STATUSES, type Reason, type ReservationStatus } from '../reservation/machine.ts';
import type { ReservedVehicle } from '../reservation/reserved-vehicle.ts';
import { onlinePayments } from './online-payments.ts';

/** Vehicles kept for shoppers who paid, or are paying, a fee. The states and their order: `lib/payments/reservation/machine.ts`. */
export const reservations = pgTable(
  'reservations',
  {
    ...paymentColumns,
    /** Made by the browser once per reservation: a second click or a retry finds the same one. */
    token: uuid().notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id),
    /** The vehicle as it was offered; what is charged and promised does not change with the feed. */
    car: jsonb().$type<ReservedVehicle>().notNull(),
    dealershipId: text('dealership_id').notNull(),
    mobile: text().notNull(),
    choices: jsonb().$type<Choices>().notNull(),
    termsAcceptedAt: instant('terms_accepted_at'),
    status: text({ enum: RESERVATION_STATUSES }).notNull(),
    reason: text().$type<Reason>(),
    /** Unpaid: until when it may be paid; paid: until when the vehicle is kept. */
    heldUntil: instant('held_until').notNull(),
    /** How long the vehicle is kept once paid, as promised when it was reserved. */
    holdHours: integer('hold_hours').notNull(),
    /** Where the payment is made: our own page or Stripe's. */
    paymentPage: text('payment_page', { enum: ['elements', 'hosted_page'] }).notNull(),
    /** How many refunds Stripe has called failed; each new one needs a key of its own. */
    refundsFailed: integer('refunds_failed').notNull().default(0),
    refundAttempts: integer('refund_attempts').notNull().default(0),
    refundDueAt: instant('refund_due_at'),
  },
  (table) => [
    uniqueIndex('reservations_reference').on(table.reference),
    uniqueIndex('reservations_submission').on(table.siteSlug, table.token),
    uniqueIndex('reservations_session').on(table.sessionId),
    uniqueIndex('reservations_payment').on(table.paymentIntentId),
    // The guarantee that a vehicle is kept for one shopper: a second reservation cannot be written (OPEN-025).
    uniqueIndex('reservations_live_car').on(table.carId).where(sql`status in ('held', 'paid', 'agreed')`),
    index('reservations_car').on(table.carId),
    index('reservations_site').on(table.siteSlug, table.createdAt),
    index('reservations_mobile').on(table.siteSlug, table.mobile),
    index('reservations_due').on(table.heldUntil).where(sql`status in ('held', 'paid')`),
    index('reservations_open_session').on(table.createdAt).where(sql`not session_closed`),
    index('reservations_refunds').on(table.refundDueAt).where(sql`status = 'refund_pending'`),
    check('reservations_amount', sql`amount_cents > 0 and currency = 'aud'`),
    check('reservations_money', sql`refunded_cents >= 0 and refunded_cents <= coalesce(paid_cents, 0)`),
    check('reservations_status', sql.raw(`status in ('${RESERVATION_STATUSES.join("', '")}')`)),
  ],
);

/** Which address an unpaid hold comes from, so that none holds many; deleted within a day or two. */
export const holdAddresses = pgTable(
  'hold_addresses',
  {
    reservationId: uuid('reservation_id')
      .primaryKey()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** HMAC of it under the installation's secret. */
    address: text().notNull(),
    heldAt: instant('held_at').notNull().defaultNow(),
  },
  (table) => [
    index('hold_addresses_address').on(table.address),
    index('hold_addresses_age').on(table.heldAt),
  ],
);

/** The audit trail: every step of every reservation, who took it and why. Written with the step, never changed. */
export const reservationTransitions = pgTable(
  'reservation_transitions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    from: text('from_status').$type<ReservationStatus>(),
    to: text('to_status').$type<ReservationStatus>().notNull(),
    event: text().notNull(),
    /** `shopper`, `clock`, `stripe`, `reconciliation`, or `staff:<id of the studio's user>`. */
    actor: text().notNull(),
    reason: text().$type<Reason>(),
    /** What the actor wrote. */
    note: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('reservation_transitions_of').on(table.reservationId, table.id)],
);

/** Stripe's events that have been taken, each written with its effect: an event that comes again changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** When it happened, by Stripe's clock. */
    createdAt: instant('created_at').notNull(),
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    onlinePaymentId: uuid('online_payment_id').references(() => onlinePayments.id, { onDelete: 'cascade' }),
    effect: text(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_created').on(table.createdAt)],
);

/** Every comparison with Stripe, and how far back the next one has to look. */
export const reconciliations = pgTable('reconciliations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** Payments that the comparison found before any webhook told of them. */
  repaired: integer().notNull(),
  /** What could not be compared, and is tried again. */
  failed: integer().notNull(),
});
