/** The payment method logos, each a view of `public/payment-marks.svg` (CHECKOUT-06 to CHECKOUT-10). */
export const PAYMENT_MARKS = [
  { id: 'mastercard', name: 'Mastercard' },
  { id: 'visa', name: 'Visa' },
  { id: 'maestro', name: 'Maestro' },
  { id: 'google-pay', name: 'Google Pay' },
  { id: 'apple-pay', name: 'Apple Pay' },
] as const;

/** Increase the version when the drawings change, since browsers cache them. */
export const MARKS_URL = '/payment-marks.svg?v=2';
