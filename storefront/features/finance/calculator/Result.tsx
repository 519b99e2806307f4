import { exampleComparisonRate } from '@forecourt/lib/finance/comparison-rate';
import { ENQUIRE_TEXT, type Loan } from '@forecourt/lib/finance/loan';
import { formatPayment } from '@forecourt/lib/finance/words';
import { Rates } from '../Rates.tsx';

/**
 * What a loan costs: the repayment, what it adds up to, and its rate with the comparison rate beside it (OPEN-078).
 * @param props.loan null: too small to show an amount (FIN-40)
 * @param props.label how often it is repaid
 * @param props.wrong something typed cannot be, so that there is nothing to say
 */
export function Result({
  loan,
  label,
  rate,
  fee,
  wrong,
}: {
  loan: Loan | null;
  label: string;
  rate: number;
  fee: number;
  wrong: boolean;
}) {
  return (
    <>
      <div aria-live="polite" aria-atomic="true" className="numbers">
        {wrong ? (
          <p>Check the marked number to see your repayment.</p>
        ) : (
          <>
            <p className="font-semibold">{label} repayment</p>
            <p className="mt-1 text-4xl font-semibold">
              {loan ? formatPayment(loan.repayment) : ENQUIRE_TEXT}
            </p>
            {loan && (
              <p className="mt-1 text-sm text-ink-muted">
                {loan.payments} repayments, {formatPayment(loan.total)} in all
              </p>
            )}
          </>
        )}
      </div>
      <Rates rate={rate} comparisonRate={exampleComparisonRate(rate, fee)} />
      {fee > 0 && (
        <p className="numbers text-sm text-ink-muted">
          Includes an establishment fee of {formatPayment(fee)}.
        </p>
      )}
    </>
  );
}
