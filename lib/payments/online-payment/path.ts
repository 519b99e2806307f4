/** The address of the page (ROUTE-85, OPEN-103). */
export const ONLINE_PAYMENT_PATH = '/online-payment';

/** The page of somebody's own payment; the token stands in for an account. */
export const paymentReceiptPath = (reference: string, token: string): string =>
  `${ONLINE_PAYMENT_PATH}/${encodeURIComponent(reference)}?token=${encodeURIComponent(token)}`;
