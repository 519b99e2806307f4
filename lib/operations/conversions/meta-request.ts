import { type Conversion, dollarsOf } from './conversion.ts';
import { metaContact } from './hash-contact.ts';
import type { ConversionKind } from './kinds.ts';

/** Standard events of Meta. A reservation is not a purchase, so that a sale is not counted twice. */
const EVENT_NAMES: Record<ConversionKind, string> = {
  lead: 'Lead',
  testDrive: 'Schedule',
  reservation: 'InitiateCheckout',
  sale: 'Purchase',
};

/** Meta has no retraction, so a cancellation is an event of our own, which audiences can exclude. */
const RETRACTED_NAMES: Record<ConversionKind, string> = {
  lead: 'LeadCancelled',
  testDrive: 'TestDriveCancelled',
  reservation: 'ReservationRefunded',
  sale: 'SaleCancelled',
};

/** Path of a dataset's events. */
export const metaPath = (datasetId: string): string => `/${datasetId}/events`;

/**
 * Returns the request for Meta's Conversions API, with the token in its body to keep it out of logs of URLs.
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event
 * @param now the time of a retraction
 */
export function metaRequest(accessToken: string, conversion: Conversion, now: Date) {
  const { eventId, kind, occurredAt, isRetracted, shared } = conversion;
  const { fbclid } = shared.clicks;
  const value = dollarsOf(conversion);
  return {
    access_token: accessToken,
    data: [
      {
        event_name: (isRetracted ? RETRACTED_NAMES : EVENT_NAMES)[kind],
        event_time: Math.floor((isRetracted ? now : occurredAt).getTime() / 1000),
        event_id: isRetracted ? `${eventId}-retracted` : eventId,
        // `website` would require the shopper's user agent, which nobody needs.
        action_source: kind === 'sale' ? 'physical_store' : 'other',
        user_data: {
          ...(fbclid && { fbc: `fb.1.${Date.parse(fbclid.at)}.${fbclid.value}` }),
          ...(shared.contact && metaContact(shared.contact)),
        },
        ...(value !== null && { custom_data: { value, currency: 'AUD', order_id: eventId } }),
      },
    ],
  };
}
