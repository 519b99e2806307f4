/** The version of Stripe's API this emulator implements, which the pinned `stripe` package sends. */
export const API_VERSION = '2026-10-28.endive';
/** The part of the version in the URL of Stripe.js (`/endive/stripe.js`). */
export const RELEASE_TRAIN = API_VERSION.split('.')[1] ?? '';
/** The preview in which Stripe documents shared payment tokens. */
export const PREVIEW_VERSION = '2026-04-22.preview';
