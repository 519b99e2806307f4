import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import { type PricedVehicle, priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { useTranslations } from 'next-intl';

/** What the price includes, in a sentence. The terms of a subscription have a section of their own. */
export function PriceExplanation({ vehicle, rules }: { vehicle: PricedVehicle; rules: PriceRules }) {
  const { disclaimer, subscription } = priceStatement(
    vehicle,
    rules,
    useTranslations('price'),
    useTranslations('vehicle'),
  );
  if (disclaimer === null || subscription) return null;
  return <p className="text-sm text-ink-muted">{disclaimer}</p>;
}
