import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { MAIL_STATES } from '../../messaging/mail/delivery-states.ts';
import { instant } from '../../platform/database/instant.ts';
import type { DisabledReason } from '../webhooks/webhook.ts';
import type { EventFacts, WebhookEventType, WebhookTopic } from '../webhooks/webhook-event.ts';
import { apiKeys } from './api-keys.ts';

/** Addresses that receive a site's events. The key's scopes decide which events it may receive. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    siteSlug: text('site_slug').notNull(),
    url: text().notNull(),
    topics: text().array().$type<WebhookTopic[]>().notNull(),
    /** Increased when the secret is replaced; the secret is derived from it and never stored. */
    secretNumber: integer('secret_number').notNull().default(1),
    /** Until then messages are signed with the previous secret too. */
    earlierSecretUntil: instant('earlier_secret_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason').$type<DisabledReason>(),
    /** The first failure since the last success. */
    failingSince: instant('failing_since'),
    /** Consecutive failures of the whole address, which set `retry_at`. */
    failures: integer().notNull().default(0),
    /** Nothing is sent before this time. */
    retryAt: instant('retry_at').notNull().defaultNow(),
    /** When staff were notified that it was disabled. */
    reportedAt: instant('reported_at'),
  },
  (table) => [
    index('webhook_endpoints_site').on(table.siteSlug),
    index('webhook_endpoints_key').on(table.apiKeyId),
  ],
);

/**
 * `vehicle`: a vehicle changed. `site`: an address of a site was registered or enabled; its vehicles follow, as
 * `baseline` if none is known yet. `missed`: a vehicle changed while one address was disabled, and others may have
 * received it. `lead` and `reservation`: a lead changed, or a step of a reservation was recorded.
 */
export const WEBHOOK_CHANGE_KINDS = ['vehicle', 'site', 'baseline', 'missed', 'lead', 'reservation'] as const;

/**
 * Changes from which events are made. Triggers on `stock_outbox`, `lead_deliveries`, `leads` and
 * `reservation_transitions` add them in the transaction of the change, if any address is registered.
 */
export const webhookChanges = pgTable(
  'webhook_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: WEBHOOK_CHANGE_KINDS }).notNull(),
    /** Id of the vehicle, lead or reservation step; slug of the site; ids of address and vehicle. */
    subject: text().notNull(),
    /** Later for a lead whose form is not finished. */
    dueAt: instant('due_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_changes_subject').on(table.kind, table.subject, table.id)],
);

/** The state of each vehicle that a site's receivers know. */
export const webhookVehicles = pgTable(
  'webhook_cars',
  {
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** True if the site offers it for sale. */
    isListed: boolean('is_listed').notNull(),
    /** SHA-256 of its data in events. */
    hash: text().notNull(),
    /** Dollars; null without a price. */
    price: integer(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.carId] })],
);

/** Outbox and log of events, one row for each address. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** `webhook-id`, the same for every attempt and every address. */
    eventId: uuid('event_id').notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    /** `vehicle:…`, `lead:…` or `reservation:…`; events of one subject are sent in order. */
    subject: text().notNull(),
    /** Data of the event without personal data, which is read when it is sent. */
    facts: jsonb().$type<EventFacts>().notNull(),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Error of the last attempt. */
    problem: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.endpointId, table.eventId),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_subject').on(table.endpointId, table.subject, table.id),
    index('webhook_deliveries_log').on(table.endpointId, table.id),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);
