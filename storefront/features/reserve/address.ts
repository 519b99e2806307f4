import type { Site } from '@forecourt/lib/site/site';
import { carPath } from '@forecourt/lib/vehicle/path';

/** Where the checkout of a car is, on this site (ROUTE-02, ROUTE-03). */
export const checkoutPath = ({ settings }: Pick<Site, 'settings'>, car: { slug: string }): string =>
  `${carPath(car)}/${settings.checkoutPathSegment}`;

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
