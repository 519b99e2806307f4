import type { WebhookEventType, WebhookTopic } from './webhook-event.ts';

// Contract of webhooks, shared by the back office and the studio. Times are ISO 8601.

/** `failures`: no success for days; `gone`: it answered 410; `staff`: switched off in the studio. */
export const DISABLED_REASONS = ['staff', 'failures', 'gone'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Days without a success after which an address is disabled. */
export const DISABLED_AFTER_DAYS = 3;
/** Hours for which a replaced secret still signs. */
export const EARLIER_SECRET_HOURS = 24;
export const MOST_WEBHOOKS = 20;
export const URL_LIMIT = 500;
/** Deliveries on a page of the log. */
export const LOG_PAGE = 30;

export interface WebhookAnswer {
  id: string;
  apiKeyId: string;
  url: string;
  topics: WebhookTopic[];
  createdAt: string;
  createdBy: string;
  disabledAt: string | null;
  disabledReason: DisabledReason | null;
  failingSince: string | null;
  /** Events that are not delivered yet. */
  waiting: number;
}

export type DeliveryState = 'waiting' | 'sent' | 'dead' | 'needless';

export interface DeliveryAnswer {
  id: string;
  eventId: string;
  type: WebhookEventType;
  subject: string;
  state: DeliveryState;
  attempts: number;
  problem: string | null;
  createdAt: string;
  sentAt: string | null;
  nextAttemptAt: string;
}

export interface DeliveriesAnswer {
  deliveries: DeliveryAnswer[];
  /** Id for the next page; null on the last. */
  next: string | null;
}

export interface CreateWebhookRequest {
  site: string;
  apiKeyId: string;
  url: string;
  topics: WebhookTopic[];
}

/** `test` sends a test event; `delete` removes the address with its log. */
export const WEBHOOK_ACTIONS = ['enable', 'disable', 'test', 'delete'] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];
