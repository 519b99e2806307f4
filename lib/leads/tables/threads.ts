import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { MESSAGE_CHANNELS, MESSAGE_DIRECTIONS, MESSAGE_STATES } from '../thread/message-states.ts';
import { leadThreads } from './lead-threads.ts';
import { leads } from './leads.ts';

/** Until when each member of staff has read a thread. A thread with later activity is unread. */
export const leadThreadReads = pgTable(
  'lead_thread_reads',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => leadThreads.id, { onDelete: 'cascade' }),
    /** Studio user id. */
    userId: text('user_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('lead_thread_reads_user').on(table.userId),
  ],
);

/** Notes of staff, which the shopper never sees. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: uuid().primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => leadThreads.id, { onDelete: 'cascade' }),
    /** The newest lead of the thread when it was written; deleted with it. */
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Studio user id. */
    authorId: text('author_id').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('lead_notes_thread').on(table.threadId), index('lead_notes_lead').on(table.leadId)],
);

/** Things to do, with the time by which they are due. */
export const leadTasks = pgTable(
  'lead_tasks',
  {
    id: uuid().primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => leadThreads.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    dueAt: instant('due_at').notNull(),
    /** Studio user id; null for whoever works on the thread. */
    assigneeId: text('assignee_id'),
    /** Studio user id; null for a task that the product made, such as a missed call. */
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    index('lead_tasks_thread').on(table.threadId),
    index('lead_tasks_lead').on(table.leadId),
    index('lead_tasks_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
);

/** Messages between staff and a shopper, in both directions. */
export const leadMessages = pgTable(
  'lead_messages',
  {
    id: uuid().primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => leadThreads.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    direction: text({ enum: MESSAGE_DIRECTIONS }).notNull(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    /** Studio user id; null for the shopper, and for answers that the product sent. */
    authorId: text('author_id'),
    /** Of an email; empty otherwise. */
    subject: text().notNull().default(''),
    text: text().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    /** The provider's id of the message; recognises one that arrives twice. */
    providerId: text('provider_id'),
    /** When it was written, by the sender's clock where that is known: the order of the thread. */
    sentAt: instant('sent_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** The last error, without personal data. */
    problem: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Order of arrival: of messages with the same time, and of those to send. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Email address or number of the shopper that it was sent to or came from. */
    address: text().notNull().default(''),
    /** True if the email shows the vehicle with its picture and price. */
    showsVehicle: boolean('shows_vehicle').notNull().default(false),
    /** True if an attempt began and has not ended: the provider may have the message. */
    isUnsure: boolean('is_unsure').notNull().default(false),
  },
  (table) => [
    uniqueIndex('lead_messages_provider').on(table.channel, table.providerId),
    index('lead_messages_thread').on(table.threadId, table.sentAt),
    index('lead_messages_lead').on(table.leadId),
    index('lead_messages_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
  ],
);
