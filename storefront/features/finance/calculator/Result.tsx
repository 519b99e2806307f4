import { exampleComparisonRate, type OtherFees } from '@forecourt/lib/vehicle/finance/comparison-rate';
import type { Loan } from '@forecourt/lib/vehicle/finance/loan';
import { COMPARISON_BASIS, formatPayment } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { FIGURE_SIZES } from '../figure-size.ts';
import { Repayment } from '../Repayment.tsx';

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
  const t = useTranslations('financeCalculator');
  return (
    <Repayment
      amount={
        <div aria-live="polite" aria-atomic="true" className="numbers">
          {wrong ? (
            <p>{t('check')}</p>
          ) : (
            <>
              <p className="font-semibold">{t('repayment', { label })}</p>
              <p className={`mt-1 ${FIGURE_SIZES.large}`} {...(loan && { 'data-credit': 'repayment' })}>
                {loan ? formatPayment(loan.repayment) : t('enquire')}
              </p>
              {loan && (
                <p className="mt-1 text-sm">
                  {t('inAll', {
                    payments: loan.payments,
                    total: formatPayment(loan.total),
                    hasFee: fee > 0 ? 'yes' : 'no',
                    fee: formatPayment(fee),
                  })}
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
