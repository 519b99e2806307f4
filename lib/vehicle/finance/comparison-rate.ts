import type { PaymentFrequency } from './frequency.ts';
import { exactRepayment } from './loan.ts';

/** Repayments per year as defined by law (National Consumer Credit Protection Regulations 2010, reg. 100). */
const PAYMENTS_BY_LAW: Readonly<Record<PaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

/** Standard loan of a comparison rate: $30,000, secured, over five years (FIN-46). */
const EXAMPLE = { amount: 30_000, payments: 60, periodsAYear: 12 };

/** Bisection steps, for far more precision than is shown. */
const HALVINGS = 60;

/**
 * Solves for the rate per period at which the repayments' present value equals the credit: `r` of regulation
 * 100.
 * @param credit amount received at the start, less upfront charges
 * @param repayments payments at the end of each period, fees included
 * @returns a fraction; 0 if no more is repaid than was lent
 */
export function periodRateOf(credit: number, repayments: readonly number[]): number {
  const worthAt = (rate: number) =>
    repayments.reduceRight((worth, payment) => (worth + payment) / (1 + rate), 0);
  if (!(credit > 0) || worthAt(0) <= credit) return 0;
  let low = 0;
  let high = 1;
  while (worthAt(high) > credit) high *= 2;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > credit) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns a loan's comparison rate in percent per year, by the National Credit Code. */
export const comparisonRateOf = (
  credit: number,
  repayments: readonly number[],
  frequency: PaymentFrequency,
): number => PAYMENTS_BY_LAW[frequency] * periodRateOf(credit, repayments) * 100;

/** Fees besides the one added to the loan. Dollars. */
export interface OtherFees {
  /** Paid when the loan starts. */
  upfront: number;
  /** Paid with each monthly repayment. */
  monthly: number;
}

export const NO_OTHER_FEES: OtherFees = { upfront: 0, monthly: 0 };

/**
 * Returns the comparison rate to show with an interest rate (OPEN-078): of the standard loan, repaid monthly,
 * with the establishment fee added, upfront fees deducted from the credit and monthly fees added to each
 * repayment (regulation 100 of the National Consumer Credit Protection Regulations 2010).
 * Government fees are not part of it: regulation 100 counts credit fees that are ascertainable, other than those.
 * @param rate percent per year
 * @param fee dollars added to the loan
 * @returns percent per year, to two decimals
 */
export function exampleComparisonRate(
  rate: number,
  fee: number,
  { upfront, monthly }: OtherFees = NO_OTHER_FEES,
): number {
  const { amount, payments, periodsAYear } = EXAMPLE;
  const repayment = exactRepayment(amount + fee, 0, rate / 100 / periodsAYear, payments) + monthly;
  const repayments = Array<number>(payments).fill(repayment);
  return Math.round(comparisonRateOf(amount - upfront, repayments, 'monthly') * 100) / 100;
}
