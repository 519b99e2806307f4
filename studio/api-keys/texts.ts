import type { ApiScope } from '@forecourt/lib/operations/api-keys/api-key';
import type {
  DeliveryAnswer,
  DeliveryState,
  DisabledReason,
  WebhookAnswer,
} from '@forecourt/lib/operations/webhooks/webhook';
import type { WebhookEventType, WebhookTopic } from '@forecourt/lib/operations/webhooks/webhook-event';
import { momentText } from '../back-office/moments.ts';

/** What a key may do, with an explanation for the form. */
export const SCOPE_TEXTS: Readonly<Record<ApiScope, { label: string; help: string }>> = {
  stock: {
    label: 'Stock',
    help: 'Reads vehicles, prices, availability and places. Webhooks for stock and prices.',
  },
  leads: {
    label: 'Shoppers',
    help: 'Webhooks for leads and reservations, with shoppers’ names and contact details.',
  },
};

export const TOPIC_TEXTS: Readonly<Record<WebhookTopic, { label: string; help: string }>> = {
  stock: { label: 'Stock', help: 'A vehicle arrives, changes, is held, sold or removed.' },
  price: { label: 'Prices', help: 'The price of a vehicle changes.' },
  lead: { label: 'Leads', help: 'An enquiry arrives or changes. Contains contact details.' },
  reservation: { label: 'Reservations', help: 'Each step of a reservation. Contains contact details.' },
};

export const EVENT_TEXTS: Readonly<Record<WebhookEventType, string>> = {
  'vehicle.added': 'Vehicle added',
  'vehicle.updated': 'Vehicle updated',
  'vehicle.removed': 'Vehicle removed',
  'vehicle.price_changed': 'Price changed',
  'lead.created': 'Lead received',
  'lead.updated': 'Lead updated',
  'reservation.created': 'Reservation started',
  'reservation.updated': 'Reservation updated',
  'webhook.test': 'Test event',
};

export const STATE_TEXTS: Readonly<
  Record<DeliveryState, { label: string; tone: 'positive' | 'caution' | 'critical' | 'default' }>
> = {
  waiting: { label: 'Waiting', tone: 'caution' },
  sent: { label: 'Delivered', tone: 'positive' },
  dead: { label: 'Not delivered', tone: 'critical' },
  needless: { label: 'Deleted before delivery', tone: 'default' },
};

const DISABLED_TEXTS: Readonly<Record<DisabledReason, string>> = {
  staff: 'Disabled in the studio.',
  failures: 'Disabled, because no event was accepted for three days.',
  gone: 'Disabled, because the receiver answered that the address no longer exists.',
};

/** Returns the state of a webhook as a label with an explanation. */
export function webhookState(
  { disabledAt, disabledReason, failingSince, waiting }: WebhookAnswer,
  timeZone: string,
): { label: string; tone: 'positive' | 'caution' | 'critical'; text: string | null } {
  if (disabledAt)
    return {
      label: 'Disabled',
      tone: 'critical',
      text: `${DISABLED_TEXTS[disabledReason ?? 'staff']} Since ${momentText(disabledAt, timeZone)}.`,
    };
  if (failingSince)
    return {
      label: 'Failing',
      tone: 'caution',
      text: `No event was accepted since ${momentText(failingSince, timeZone)}. ${waitingText(waiting)} Delivery is retried.`,
    };
  return { label: 'Active', tone: 'positive', text: waiting > 0 ? waitingText(waiting) : null };
}

const waitingText = (count: number): string =>
  count === 1 ? '1 event is waiting.' : `${count.toLocaleString('en-AU')} events are waiting.`;

/** Returns when a delivery ended or is tried next, with its error. */
export function deliveryText(
  { state, problem, attempts, sentAt, nextAttemptAt }: DeliveryAnswer,
  timeZone: string,
): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const when =
    state === 'sent' && sentAt
      ? `Accepted ${momentText(sentAt, timeZone)}`
      : state === 'waiting'
        ? `Next attempt ${momentText(nextAttemptAt, timeZone)}`
        : null;
  return [when, tries, problem && `last error: ${problem}`].filter(Boolean).join(', ');
}

/** `Up to 120 requests a minute and 20,000 a day` */
export const quotaText = ({ perMinute, perDay }: { perMinute: number; perDay: number }): string =>
  `Up to ${perMinute.toLocaleString('en-AU')} requests a minute and ${perDay.toLocaleString('en-AU')} a day`;
