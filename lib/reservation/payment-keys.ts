/** Where a reservation is named in the metadata of what Stripe keeps. */
export const RESERVATION_KEY = 'reservation';
