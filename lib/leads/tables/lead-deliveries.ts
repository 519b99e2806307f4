import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MAIL_STATES } from '../../messaging/mail/delivery-states.ts';
import { instant } from '../../platform/database/instant.ts';
import { leads } from './leads.ts';

/** `route` chooses a lead's channels; the others deliver it. */
export const LEAD_DELIVERY_KINDS = ['route', 'adfMail', 'adfPost', 'webhook'] as const;

/** Outbox for other systems. The worker adds a row per channel to the lead's `route` row. */
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
    /** The channel's name when the row was written. */
    channelName: text('channel_name').notNull().default(''),
    /** Number of resends. Each is a new message with a new key. */
    round: integer().notNull().default(0),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Error of the last attempt, without lead data. */
    problem: text(),
    sentAt: instant('sent_at'),
    /** W3C trace context of the request that queued it; null if tracing is off. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    uniqueIndex('lead_deliveries_channel').on(table.leadId, table.channelId),
    index('lead_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('lead_deliveries_dead').on(table.nextAttemptAt).where(sql`${table.state} = 'dead'`),
  ],
);
