import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MAIL_STATES } from '../../messaging/mail/delivery-states.ts';
import { instant } from '../../platform/database/instant.ts';
import { leads } from './leads.ts';

/** `route`: choosing the channels of a lead; the others: delivering it by one of them. */
export const LEAD_DELIVERY_KINDS = ['route', 'adfMail', 'adfPost', 'webhook'] as const;

/**
 * The outbox of leads for other systems. The row of kind `route` is written with the lead; the worker makes one more for
 * each channel that takes it, so that each is tried for itself.
 */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: LEAD_DELIVERY_KINDS }).notNull(),
    /** The id of the channel in the site's list; empty for the choice. */
    channelId: text('channel_id').notNull().default(''),
    /** As the channel was called, for who reads it later. */
    channelName: text('channel_name').notNull().default(''),
    /** How often it was to go out again after the first time: each time it is another message. */
    round: integer().notNull().default(0),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Why the last attempt failed, without anything of the lead. */
    problem: text(),
    sentAt: instant('sent_at'),
    /** The trace of the request that owed it, as W3C Trace Context writes it; null where traces are off. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    uniqueIndex('lead_deliveries_channel').on(table.leadId, table.channelId),
    index('lead_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('lead_deliveries_dead').on(table.nextAttemptAt).where(sql`${table.state} = 'dead'`),
  ],
);
