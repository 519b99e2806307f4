import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import type { ReactNode } from 'react';
import { Rates } from './Rates.tsx';

/**
 * The only component that may show the cost of credit, since an amount must appear with the comparison
 * rate, its warning and the lender (OPEN-078). A test checks every file for amounts outside of it.
 * @param props.rate null if only the comparison rate is known
 * @param props.comparisonRate `stated`: the amount's text already contains the rates
 * @param props.note the basis of the rate, the lender and its licence
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
