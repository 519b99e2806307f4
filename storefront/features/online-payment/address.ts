import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import type { Site } from '@forecourt/lib/sites/site';

/** Whether a site has the page (ROUTE-85): the setting `extraPages` names it. */
export const hasOnlinePayment = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.extraPages.includes(ONLINE_PAYMENT_PATH.slice(1));

/** Where somebody's own payment is; who they are is in a cookie, never in the address. */
export const paymentPath = (reference: string): string => `${ONLINE_PAYMENT_PATH}/${reference}`;

/** Where the form is sent. */
export const START_PATH = `${ONLINE_PAYMENT_PATH}/start`;
