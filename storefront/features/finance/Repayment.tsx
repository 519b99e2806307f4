import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/words';
import type { ReactNode } from 'react';
import { Rates } from './Rates.tsx';

/**
 * What credit costs: the only part that may say so, since an amount stands nowhere without the comparison rate, its
 * warning and who lends (OPEN-078). A test reads every file for amounts that stand outside of it.
 * @param props.amount the repayment as the page shows it
 * @param props.rate null where only the comparison rate is known
 * @param props.comparisonRate `stated`: the amount's own words name the rates already
 * @param props.note what the rate is worked out for, who lends and under which licence
 */
export function Repayment({
  amount,
  note,
  ...rates
}: {
  amount: ReactNode;
  note: ReactNode;
} & ({ rate: number | null; comparisonRate: number } | { comparisonRate: 'stated' })) {
  return (
    <>
      {amount}
      {rates.comparisonRate === 'stated' ? (
        <p className="mt-1.5 text-xs">
          {COMPARISON_WARNING} {note}
        </p>
      ) : (
        <Rates {...(rates as { rate: number | null; comparisonRate: number })} note={note} />
      )}
    </>
  );
}
