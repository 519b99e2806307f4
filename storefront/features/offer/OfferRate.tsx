import { COMPARISON_BASIS } from '@forecourt/lib/vehicle/finance/texts';
import type { Offer } from '@/content/offer.server.ts';
import { Repayment } from '@/features/finance/Repayment.tsx';

/** The comparison rate with its warning, for an offer that mentions a rate or a repayment (OPEN-078). */
export function OfferRate({
  offer: { comparisonRate },
  className,
}: {
  offer: Pick<Offer, 'comparisonRate'>;
  className: string;
}) {
  if (!comparisonRate) return null;
  return (
    <div className={`text-ink-muted ${className}`}>
      <Repayment amount={null} rate={null} comparisonRate={comparisonRate} note={COMPARISON_BASIS} />
    </div>
  );
}
