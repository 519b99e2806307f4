/** Repayments per year by frequency (FIN-27 to FIN-29). */
export const PAYMENTS_A_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof PAYMENTS_A_YEAR;

/** Display order; the first is the default. */
export const PAYMENT_FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;

/** Weeks per month, to convert a lender's weekly payment (FIN-41). */
const WEEKS_A_MONTH = 4.33;

/** Returns the number of payments in a term; at least one. */
export const paymentsOf = (years: number, frequency: PaymentFrequency): number =>
  Math.max(1, Math.round(years * PAYMENTS_A_YEAR[frequency]));

/** Converts a lender's weekly payment to a monthly one (FIN-41). The calculator has its own. */
export const monthlyOfWeekly = (weekly: number): number => weekly * WEEKS_A_MONTH;
