import type { ReservationStatus } from '../../payments/reservation/machine.ts';
import type { ApiScope } from '../api-keys/api-key.ts';

/** What an address can subscribe to, with the scope that its key needs. */
export const WEBHOOK_TOPICS = {
  stock: 'stock',
  price: 'stock',
  lead: 'leads',
  reservation: 'leads',
} as const satisfies Record<string, ApiScope>;
export type WebhookTopic = keyof typeof WEBHOOK_TOPICS;
export const TOPIC_NAMES = Object.keys(WEBHOOK_TOPICS) as WebhookTopic[];

/** Every type of event, with its topic; a test event goes to any address. */
export const WEBHOOK_EVENTS = {
  'vehicle.added': 'stock',
  'vehicle.updated': 'stock',
  'vehicle.removed': 'stock',
  'vehicle.price_changed': 'price',
  'lead.created': 'lead',
  'lead.updated': 'lead',
  'reservation.created': 'reservation',
  'reservation.updated': 'reservation',
  'webhook.test': null,
} as const satisfies Record<string, WebhookTopic | null>;
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** Whether a vehicle can be bought, as the API states it. */
export const VEHICLE_AVAILABILITIES = [
  'for_sale',
  'coming_soon',
  'on_hold',
  'reserved',
  'sold',
  'not_for_sale',
] as const;
export type VehicleAvailability = (typeof VEHICLE_AVAILABILITIES)[number];

/** Stored data of an event, without personal data. */
export type EventFacts =
  /** A vehicle as in `eventVehicle`. */
  | { vehicle: Record<string, unknown>; priceWas?: number | null }
  | { leadId: string }
  | {
      reservationId: string;
      status: ReservationStatus;
      from: ReservationStatus | null;
      reason: string | null;
      at: string;
    }
  | { test: true };

/** What a site's receivers know about a vehicle. */
export interface KnownVehicle {
  isListed: boolean;
  hash: string;
  price: number | null;
}

/**
 * Returns the events by which receivers learn of a vehicle's change.
 * @param before null for a vehicle that they do not know
 */
export function vehicleEvents(
  before: KnownVehicle | null,
  after: KnownVehicle,
): Extract<WebhookEventType, `vehicle.${string}`>[] {
  if (!before?.isListed) return after.isListed ? ['vehicle.added'] : [];
  if (!after.isListed) return ['vehicle.removed'];
  if (before.hash === after.hash) return [];
  return before.price === after.price ? ['vehicle.updated'] : ['vehicle.updated', 'vehicle.price_changed'];
}
