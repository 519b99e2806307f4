import type { GoogleAdsConversions } from '../../sites/google-ads-conversions.ts';
import { type Conversion, dollarsOf } from './conversion.ts';
import { googleContact } from './hash-contact.ts';

/** Path of the Data Manager API that receives events. */
export const GOOGLE_PATH = '/v1/events:ingest';

/**
 * Returns the request for Google's Data Manager API, or null if the site has no conversion action of this
 * kind. The API has no retraction: the same transaction id with another value adjusts the value, so a
 * retraction sets it to zero.
 * https://developers.google.com/data-manager/api/devguides/events/google-ads/offline/send-events
 * https://developers.google.com/data-manager/api/devguides/events/google-ads/conversion-adjustments
 */
export function googleRequest(account: GoogleAdsConversions, conversion: Conversion) {
  const action = account[conversion.kind];
  if (!action) return null;
  const { eventId, kind, occurredAt, isRetracted, shared } = conversion;
  const { gclid, gbraid, wbraid } = shared.clicks;
  const value = isRetracted ? 0 : dollarsOf(conversion);
  const contact = shared.contact ? googleContact(shared.contact) : {};
  const userIdentifiers = [
    ...(contact.emailAddress ? [{ emailAddress: contact.emailAddress }] : []),
    ...(contact.phoneNumber ? [{ phoneNumber: contact.phoneNumber }] : []),
  ];
  const hasClick = gclid ?? gbraid ?? wbraid;
  return {
    destinations: [
      {
        operatingAccount: { accountType: 'GOOGLE_ADS', accountId: account.customerId },
        productDestinationId: action,
      },
    ],
    encoding: 'HEX',
    // Only shoppers who consent are sent at all.
    consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
    events: [
      {
        transactionId: eventId,
        eventTimestamp: occurredAt.toISOString(),
        eventSource: kind === 'sale' ? 'IN_STORE' : 'WEB',
        ...(hasClick && {
          adIdentifiers: {
            ...(gclid && { gclid: gclid.value }),
            ...(gbraid && { gbraid: gbraid.value }),
            ...(wbraid && { wbraid: wbraid.value }),
          },
        }),
        ...(userIdentifiers.length > 0 && { userData: { userIdentifiers } }),
        ...(value !== null && { conversionValue: value, currency: 'AUD' }),
      },
    ],
  };
}
