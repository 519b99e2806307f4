import { STEP_ANCHOR, STEP_PARAMETER, type Step } from './journey.ts';

/** Returns the address of a checkout step; the fragment moves scroll position and focus to its heading. */
export const stepPath = (checkout: string, step: Step): string =>
  `${checkout}?${STEP_PARAMETER}=${step}#${STEP_ANCHOR}`;

/** Returns the address of a shopper's reservation. Access is granted by cookie, never by the address. */
export const reservationPath = (reference: string): string => `/reservations/${reference}`;

/** Parameter in emailed links that open a reservation or a payment (`receiptPath`, `paymentReceiptPath`). */
const TOKEN = 'token';

/**
 * Returns the route for an emailed link: it moves the token into a cookie and redirects without it, so that
 * the token stays in neither address nor history.
 * @returns null for every other address
 */
export const reservationRoute = (pathname: string, parameters: URLSearchParams): string | null =>
  /^\/(?:reservations|online-payment)\/[^/]+$/.test(pathname) && parameters.has(TOKEN)
    ? `${pathname}/open`
    : null;
