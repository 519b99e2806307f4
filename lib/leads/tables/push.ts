import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import { PUSH_KINDS, PUSH_STATES } from '../push/kinds.ts';

/** Browsers that receive notifications for an account. Deleted with the session in which they were added. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Address at the browser's push service. Whoever has it and our key can reach the browser. */
    endpoint: text().notNull(),
    /** The browser's public key and secret, which encrypt what is sent (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the garage was last opened in this browser; notifications since then are unread. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.siteSlug, table.endpoint),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
);

/** What an account is notified of besides its alerts; a missing row means everything. */
export const pushPreferences = pgTable('push_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  holds: boolean().notNull(),
  messages: boolean().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/**
 * Outbox of notifications: one row per browser and event. Triggers add rows for reservations and messages;
 * alerts add their own.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    /** Also the order of a browser's notifications. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: PUSH_KINDS }).notNull(),
    /** Id of the alert message or the message; for a hold, the reservation's id and the event. */
    subject: text().notNull(),
    state: text({ enum: PUSH_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Error of the last attempt, without the endpoint or the text. */
    problem: text(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('push_messages_once').on(table.subscriptionId, table.kind, table.subject),
    index('push_messages_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('push_messages_open')
      .on(table.subscriptionId, table.id)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('push_messages_age').on(table.createdAt),
  ],
);
