/** The one version of Stripe's API this service speaks: the version the pinned `stripe` package sends. */
export const API_VERSION = '2026-10-28.endive';
/** The part of the version that appears in the URL of Stripe.js (`/endive/stripe.js`). */
export const RELEASE_TRAIN = API_VERSION.split('.')[1] ?? '';
