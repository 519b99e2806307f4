import { PAYMENTS_A_YEAR } from './frequency.ts';
import { exactRepayment, type Loan } from './loan.ts';

/** What is paid in one year of a loan. */
export interface ScheduleYear {
  /** 1 for the first. */
  year: number;
  principal: number;
  /** With what rounding adds to the repayments. */
  interest: number;
  /** In the last year alone. */
  residual: number;
}

/** What is paid in each year of a loan; the last may be a part of a year. In all, the sum is the loan's total. */
export function scheduleOf(loan: Loan): ScheduleYear[] {
  const { payments, repayment, residual, frequency } = loan;
  const aYear = PAYMENTS_A_YEAR[frequency];
  return Array.from({ length: Math.ceil(payments / aYear) }, (_, index) => {
    const first = index * aYear;
    const last = Math.min(payments, first + aYear);
    const repaidInYear = repayment * (last - first);
    // Rounding down at hardly any interest would leave less than nothing for it.
    const principal = Math.min(repaidInYear, owedAfter(loan, first) - owedAfter(loan, last));
    return {
      year: index + 1,
      principal,
      interest: repaidInYear - principal,
      residual: last === payments ? residual : 0,
    };
  });
}

/** The part of the principal that is still owed after a number of exact repayments. */
function owedAfter({ principal, residual, periodRate, payments }: Loan, count: number): number {
  const repayment = exactRepayment(principal, residual, periodRate, payments);
  if (periodRate === 0) return principal - repayment * count;
  const growth = Math.expm1(count * Math.log1p(periodRate));
  return principal * (1 + growth) - (repayment * growth) / periodRate;
}
