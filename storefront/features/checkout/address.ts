import { STEP_ANCHOR, STEP_PARAMETER, type Step } from './journey.ts';

/** Where a step of a checkout begins: the browser shows it there and puts the focus on its heading. */
export const stepPath = (checkout: string, step: Step): string =>
  `${checkout}?${STEP_PARAMETER}=${step}#${STEP_ANCHOR}`;

/** Where a shopper's own reservation is; who they are is in a cookie, never in the address. */
export const reservationPath = (reference: string): string => `/reservations/${reference}`;

/** The parameter of a mailed link that opens a reservation or a payment (`receiptPath`, `paymentReceiptPath`). */
const TOKEN = 'token';

/**
 * Where the proxy sends a mailed link: a route that puts its token into a cookie and leads on without it, so
 * that it stays neither in the address nor in a history.
 * @returns null for every other address
 */
export const reservationRoute = (pathname: string, parameters: URLSearchParams): string | null =>
  /^\/(?:reservations|online-payment)\/[^/]+$/.test(pathname) && parameters.has(TOKEN)
    ? `${pathname}/open`
    : null;
