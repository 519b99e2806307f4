import { exampleComparisonRate, type OtherFees } from '@forecourt/lib/vehicle/finance/comparison-rate';
import type { PaymentFrequency } from '@forecourt/lib/vehicle/finance/frequency';
import { ENQUIRE_TEXT, type Loan } from '@forecourt/lib/vehicle/finance/loan';
import { COMPARISON_BASIS, formatPayment } from '@forecourt/lib/vehicle/finance/texts';
import { FIGURE_SIZES } from '../figure-size.ts';
import { Repayment } from '../Repayment.tsx';

export const FREQUENCY_LABELS: Readonly<Record<PaymentFrequency, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
};

/**
 * The cost of a loan: repayment, total, and rate with comparison rate (OPEN-078).
 * @param props.loan null: too small to show an amount (FIN-40)
 * @param props.label the repayment frequency
 * @param props.wrong whether an input is invalid, so that there is no result
 */
export function Result({
  loan,
  label,
  rate,
  fee,
  otherFees,
  wrong = false,
}: {
  loan: Loan | null;
  label: string;
  rate: number;
  fee: number;
  otherFees: OtherFees;
  wrong?: boolean;
}) {
  return (
    <Repayment
      amount={
        <div aria-live="polite" aria-atomic="true" className="numbers">
          {wrong ? (
            <p>Check the marked number to see your repayment.</p>
          ) : (
            <>
              <p className="font-semibold">{label} repayment</p>
              <p className={`mt-1 ${FIGURE_SIZES.large}`} {...(loan && { 'data-credit': 'repayment' })}>
                {loan ? formatPayment(loan.repayment) : ENQUIRE_TEXT}
              </p>
              {loan && (
                <p className="mt-1 text-sm">
                  {loan.payments} repayments, {formatPayment(loan.total)} in all
                  {fee > 0 && `, with an establishment fee of ${formatPayment(fee)}`}
                </p>
              )}
            </>
          )}
        </div>
      }
      size="large"
      rate={rate}
      comparisonRate={exampleComparisonRate(rate, fee, otherFees)}
      note={COMPARISON_BASIS}
    />
  );
}
