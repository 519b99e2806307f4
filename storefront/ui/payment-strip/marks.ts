/** The marks of what can be paid with, each a view of `public/payment-marks.svg` (CHECKOUT-06 to CHECKOUT-10). */
export const PAYMENT_MARKS = [
  { id: 'mastercard', name: 'Mastercard' },
  { id: 'visa', name: 'Visa' },
  { id: 'maestro', name: 'Maestro' },
  { id: 'google-pay', name: 'Google Pay' },
  { id: 'apple-pay', name: 'Apple Pay' },
] as const;

/** Its number changes with the drawings, so that a browser may keep them. */
export const MARKS_URL = '/payment-marks.svg?v=2';
