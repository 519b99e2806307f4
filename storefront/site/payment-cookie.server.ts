import { PAYMENT_COOKIE } from '@forecourt/lib/vehicle/finance/payment-choice';
import { isSecure } from './cookies.server.ts';

const attributes = (request: Request): string => `Path=/; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;

/**
 * Returns a `set-cookie` header with a shopper's payment until the browser is closed. Scripts may read it, because
 * cached pages show the shopper's figures in the browser.
 * @param value signed by `signedPayment`
 */
export const paymentCookie = (request: Request, value: string): string =>
  `${PAYMENT_COOKIE}=${value}; ${attributes(request)}`;

/** Returns a `set-cookie` header that removes the payment, when a shopper signs out. */
export const forgetPayment = (request: Request): string =>
  `${PAYMENT_COOKIE}=; Max-Age=0; ${attributes(request)}`;
