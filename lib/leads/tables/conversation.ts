import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { CALL_DIRECTIONS, CALL_STATES } from '../calls/call-states.ts';
import { OPT_OUT_CHANNELS } from '../conversation/opt-out-channels.ts';
import { leadThreads } from './lead-threads.ts';
import { leads } from './leads.ts';
import { leadMessages } from './threads.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files of messages, in both directions. */
export const leadMessageFiles = pgTable(
  'lead_message_files',
  {
    id: uuid().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => leadMessages.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    content: bytea().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('lead_message_files_message').on(table.messageId),
    index('lead_message_files_lead').on(table.leadId),
  ],
);

/** Shoppers who answered STOP. Deleted when they answer START. */
export const messageOptOuts = pgTable(
  'message_opt_outs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Empty for all sites that send from the installation's shared number. */
    siteSlug: text('site_slug').notNull(),
    channel: text({ enum: OPT_OUT_CHANNELS }).notNull(),
    /** Normalised phone, or email in lower case. */
    address: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('message_opt_outs_address').on(table.siteSlug, table.channel, table.address)],
);

/** Calls from shoppers to tracking numbers, and calls that staff logged. */
export const leadCalls = pgTable(
  'lead_calls',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Null while the caller withholds their number. */
    threadId: uuid('thread_id').references(() => leadThreads.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    direction: text({ enum: CALL_DIRECTIONS }).notNull(),
    state: text({ enum: CALL_STATES }).notNull(),
    /** Normalised; empty if withheld. */
    phone: text().notNull(),
    /** The number that was called. */
    number: text().notNull(),
    locationId: text('location_id'),
    /** Kind of the source whose visitors see the number; null for all others. */
    source: text(),
    /** Studio user id of the person who logged the call. */
    authorId: text('author_id'),
    /** The provider's id of the call. */
    providerId: text('provider_id'),
    startedAt: instant('started_at').notNull(),
    seconds: integer(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lead_calls_provider').on(table.providerId),
    index('lead_calls_thread').on(table.threadId, table.startedAt),
    index('lead_calls_lead').on(table.leadId),
    index('lead_calls_site').on(table.siteSlug, table.startedAt),
    index('lead_calls_ringing').on(table.startedAt).where(sql`${table.state} = 'ringing'`),
  ],
);
