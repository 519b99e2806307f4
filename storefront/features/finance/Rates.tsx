import { formatRate } from '@forecourt/lib/finance/words';

/** A rate and, beside it, its comparison rate: neither stands without the other (OPEN-078). */
export function Rates({ rate, comparisonRate }: { rate: number | null; comparisonRate: number }) {
  return (
    <p className="numbers text-sm">
      {rate !== null && (
        <>
          <span className="whitespace-nowrap">{formatRate(rate)} interest rate</span>,{' '}
        </>
      )}
      <span className="whitespace-nowrap">{formatRate(comparisonRate)} comparison rate</span>
    </p>
  );
}
