import { COMPARISON_WARNING, formatRate } from '@forecourt/lib/vehicle/finance/texts';
import type { ReactNode } from 'react';
import { FIGURE_SIZES, type FigureSize } from './figure-size.ts';

/**
 * A rate, its comparison rate and the warning, which must appear together (OPEN-078). Both rates have the
 * size of the repayment.
 * @param props.note follows the warning
 */
export function Rates({
  rate,
  comparisonRate,
  size,
  warning = COMPARISON_WARNING,
  note,
  folded = false,
}: {
  rate: number | null;
  comparisonRate: number;
  size: FigureSize;
  warning?: string;
  note: ReactNode;
  /** Whether the warning opens on request: beside many figures, as on cards. */
  folded?: boolean;
}) {
  return (
    <div className="numbers text-ink">
      <p className={FIGURE_SIZES[size]}>
        {rate !== null && (
          <>
            <span data-credit="rate">
              <span className="whitespace-nowrap">{formatRate(rate)}</span> interest rate
            </span>
            ,{' '}
          </>
        )}
        <span data-credit="comparison">
          <span className="whitespace-nowrap">{formatRate(comparisonRate)}</span> comparison rate
        </span>
      </p>
      {folded ? (
        <details className="relative text-sm font-normal">
          <summary className="link min-h-6 content-center">Finance conditions</summary>
          <p className="mt-1">
            {warning} {note}
          </p>
        </details>
      ) : (
        <p className="mt-1.5 text-sm font-normal">
          {warning} {note}
        </p>
      )}
    </div>
  );
}
