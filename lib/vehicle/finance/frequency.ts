/** How often a loan is repaid (FIN-27 to FIN-29). */
export const PAYMENTS_A_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

export type PaymentFrequency = keyof typeof PAYMENTS_A_YEAR;

/** In the order in which they are offered; the first is the start. */
export const PAYMENT_FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;

/** A month in weeks, where a lender tells a weekly payment alone (FIN-41). */
const WEEKS_A_MONTH = 4.33;

/** How many payments a term has; at least one. */
export const paymentsOf = (years: number, frequency: PaymentFrequency): number =>
  Math.max(1, Math.round(years * PAYMENTS_A_YEAR[frequency]));

/** The monthly payment of a weekly one that a lender gave (FIN-41); the calculator works out months itself. */
export const monthlyOfWeekly = (weekly: number): number => weekly * WEEKS_A_MONTH;
