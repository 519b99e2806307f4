import { PAYMENTS_A_YEAR } from './frequency.ts';
import { exactRepayment, type Loan } from './loan.ts';

export interface ScheduleYear {
  /** From 1. */
  year: number;
  principal: number;
  /** Including the rounding of repayments. */
  interest: number;
  /** Only in the last year. */
  residual: number;
}

/** Returns a loan's payments by year, adding up to its total; the last may be partial. */
export function scheduleOf(loan: Loan): ScheduleYear[] {
  const { payments, repayment, residual, frequency } = loan;
  const aYear = PAYMENTS_A_YEAR[frequency];
  return Array.from({ length: Math.ceil(payments / aYear) }, (_, index) => {
    const first = index * aYear;
    const last = Math.min(payments, first + aYear);
    const repaidInYear = repayment * (last - first);
    // At almost no interest, rounding down could make the interest negative.
    const principal = Math.min(repaidInYear, owedAfter(loan, first) - owedAfter(loan, last));
    return {
      year: index + 1,
      principal,
      interest: repaidInYear - principal,
      residual: last === payments ? residual : 0,
    };
  });
}

function owedAfter({ principal, residual, periodRate, payments }: Loan, count: number): number {
  const repayment = exactRepayment(principal, residual, periodRate, payments);
  if (periodRate === 0) return principal - repayment * count;
  const growth = Math.expm1(count * Math.log1p(periodRate));
  return principal * (1 + growth) - (repayment * growth) / periodRate;
}
