import { COMPARISON_WARNING, formatRate } from '@forecourt/lib/vehicle/finance/texts';
import type { ReactNode } from 'react';

/**
 * A rate, its comparison rate and the warning, which must appear together (OPEN-078).
 * @param props.note follows the warning
 */
export function Rates({
  rate,
  comparisonRate,
  note,
}: {
  rate: number | null;
  comparisonRate: number;
  note: ReactNode;
}) {
  return (
    <div className="numbers text-sm">
      <p>
        {rate !== null && (
          <>
            <span className="whitespace-nowrap">{formatRate(rate)} interest rate</span>,{' '}
          </>
        )}
        <span className="whitespace-nowrap">{formatRate(comparisonRate)} comparison rate</span>
      </p>
      <p className="mt-1.5 text-xs">
        {COMPARISON_WARNING} {note}
      </p>
    </div>
  );
}
