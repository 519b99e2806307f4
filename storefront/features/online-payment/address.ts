import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import type { Site } from '@forecourt/lib/sites/site';

/** Returns whether a site takes payments (ROUTE-85), by its setting `extraPages`. */
export const hasOnlinePayment = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.extraPages.includes(ONLINE_PAYMENT_PATH.slice(1));

/** Returns the page of a payment; access is by cookie, never by URL. */
export const paymentPath = (reference: string): string => `${ONLINE_PAYMENT_PATH}/${reference}`;

export const START_PATH = `${ONLINE_PAYMENT_PATH}/start`;
