/** Path of the page (ROUTE-85, OPEN-103). */
export const ONLINE_PAYMENT_PATH = '/online-payment';

/** Receipt page of a payment; the token replaces a sign-in. */
export const paymentReceiptPath = (reference: string, token: string): string =>
  `${ONLINE_PAYMENT_PATH}/${encodeURIComponent(reference)}?token=${encodeURIComponent(token)}`;
