import { mentionsCreditCost } from '@forecourt/lib/vehicle/finance/credit-cost';
import { COMPARISON_BASIS, comparisonBasis } from '@forecourt/lib/vehicle/finance/texts';
import type { Offer } from '@/content/offer.server.ts';
import { Repayment } from '@/features/finance/Repayment.tsx';

/** The rate of an offer with its comparison rate, in the same size, and its warning (OPEN-078). */
export function OfferRate({
  offer: { name, interestRate, comparisonRate, loanYears, loanAmount, comparisonWarning },
  className,
}: {
  offer: Pick<
    Offer,
    'name' | 'interestRate' | 'comparisonRate' | 'loanYears' | 'loanAmount' | 'comparisonWarning'
  >;
  className: string;
}) {
  if (!comparisonRate) return null;
  return (
    <div className={className}>
      <Repayment
        amount={null}
        // An older offer may still have its rate in the heading, which is larger.
        size={mentionsCreditCost(name) ? 'large' : 'medium'}
        rate={interestRate}
        comparisonRate={comparisonRate}
        {...(comparisonWarning && { warning: comparisonWarning })}
        note={loanYears && loanAmount ? comparisonBasis(loanYears, loanAmount) : COMPARISON_BASIS}
      />
    </div>
  );
}
