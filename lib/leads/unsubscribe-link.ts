import { ID_BYTES, idBytes, idOfBytes, sealedToken, unsealToken } from '../platform/crypto/sealed-token.ts';

const PURPOSE = 'stop news';

/** Returns the token of an enquiry's link to withdraw consent (`RESERVATION_SECRET`). */
export const unsubscribeToken = (leadId: string, secret: string): string =>
  sealedToken(PURPOSE, idBytes(leadId), secret);

/** Returns the enquiry's id; null unless we signed the token. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const body = unsealToken(PURPOSE, token, ID_BYTES, secret);
  return body && idOfBytes(body);
}

/** Confirmation page for stopping news. Opening it changes nothing. */
export const unsubscribePath = (token: string): string => `/alerts/stop-news/${encodeURIComponent(token)}`;

/** Target of that page's form. */
export const unsubscribeNowPath = (token: string): string => `${unsubscribePath(token)}/now`;
