import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import type { ReactNode } from 'react';
import type { FigureSize } from './figure-size.ts';
import { Rates } from './Rates.tsx';

/**
 * The only component that may show the cost of credit, since an amount must appear with the comparison
 * rate, its warning and the lender (OPEN-078). A test checks every file for amounts outside of it.
 * @param props.amount marks each repayment with `data-credit="repayment"` and gives it the same size
 * @param props.rate null if only the comparison rate is known
 * @param props.comparisonRate `stated`: the amount's text already contains the rates
 * @param props.warning the lender's own warning, in place of the standard one
 * @param props.folded whether the warning opens on request, as on cards
 * @param props.note the basis of the rate, the lender and its licence
 */
export function Repayment({
  amount,
  note,
  ...rates
}: {
  amount: ReactNode;
  note: ReactNode;
} & (
  | { rate: number | null; comparisonRate: number; size: FigureSize; warning?: string; folded?: boolean }
  | { comparisonRate: 'stated' }
)) {
  return (
    <div data-credit-group className="contents">
      {amount}
      {'size' in rates ? (
        <Rates {...rates} note={note} />
      ) : (
        <p className="mt-1.5 text-sm">
          <span lang="en-AU" dir="ltr">
            {COMPARISON_WARNING}
          </span>{' '}
          {note}
        </p>
      )}
    </div>
  );
}
