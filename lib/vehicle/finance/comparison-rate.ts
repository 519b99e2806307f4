import type { PaymentFrequency } from './frequency.ts';
import { exactRepayment } from './loan.ts';

/** Repayments a year as the law counts them (National Consumer Credit Protection Regulations 2010, reg. 100). */
const PAYMENTS_BY_LAW: Readonly<Record<PaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

/** The loan that a car's comparison rate is worked out for: $30,000, secured, over five years (FIN-46). */
const EXAMPLE = { amount: 30_000, payments: 60, periodsAYear: 12 };

/** Enough halvings for the rate of one period to be exact to many more digits than are shown. */
const HALVINGS = 60;

/**
 * The rate of one period at which what is paid is worth the credit: `r` of regulation 100.
 * @param credit what the borrower has at the start, less what is charged then
 * @param repayments what is paid at the end of each period, fees included
 * @returns a fraction; 0 when no more is paid back than was lent
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

/** The comparison rate of a loan in percent a year, by the National Credit Code: `n × r × 100%`. */
export const comparisonRateOf = (
  credit: number,
  repayments: readonly number[],
  frequency: PaymentFrequency,
): number => PAYMENTS_BY_LAW[frequency] * periodRateOf(credit, repayments) * 100;

/**
 * The comparison rate that stands beside a rate (OPEN-078): of the example loan, repaid by the month, with the
 * establishment fee added to it.
 * @param rate percent a year
 * @returns percent a year, to the hundredth
 */
export function exampleComparisonRate(rate: number, fee: number): number {
  const { amount, payments, periodsAYear } = EXAMPLE;
  const repayment = exactRepayment(amount + fee, 0, rate / 100 / periodsAYear, payments);
  const repayments = Array<number>(payments).fill(repayment);
  return Math.round(comparisonRateOf(amount, repayments, 'monthly') * 100) / 100;
}
