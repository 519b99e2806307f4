import { ID_BYTES, idBytes, idOfBytes, sealedToken, unsealToken } from '../platform/crypto/sealed-token.ts';

const PURPOSE = 'stop news';

/**
 * Returns the signed token of an enquiry's link to withdraw its marketing consent.
 * @param secret `RESERVATION_SECRET`
 */
export const newsToken = (leadId: string, secret: string): string =>
  sealedToken(PURPOSE, idBytes(leadId), secret);

/** The id of the enquiry that a token is for; null when we did not make the token. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const body = unsealToken(PURPOSE, token, ID_BYTES, secret);
  return body && idOfBytes(body);
}

/** The page that asks whether to stop news; opening it changes nothing. */
export const unsubscribePath = (token: string): string => `/alerts/stop-news/${encodeURIComponent(token)}`;

/** Where the press on that page is sent. */
export const unsubscribeNowPath = (token: string): string => `${unsubscribePath(token)}/now`;
