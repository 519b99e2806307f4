import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import { type PricedVehicle, priceStatement } from '@forecourt/lib/vehicle/price-statement';

/** The terms of a vehicle's subscription, below its weekly price; nothing for other vehicles. */
export function SubscriptionDetails({ vehicle, rules }: { vehicle: PricedVehicle; rules: PriceRules }) {
  const { price, subscription } = priceStatement(vehicle, rules);
  if (!price || !subscription) return null;
  const { weeks, startFee, minimumTotal, inclusions, cash } = subscription;
  const facts: [string, string][] = [
    ['Minimum term', `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`],
    ...(startFee > 0 ? [['Start fee', formatMoney(startFee)] as [string, string]] : []),
    ['Minimum total', formatMoney(minimumTotal)],
    ['Included', inclusions.join(', ')],
    ['Price to buy', cash.text],
  ];
  return (
    <section aria-label="Subscription" className="card p-card">
      <h2 className="text-lg">{`Subscription for ${price.figure}`}</h2>
      <dl className="numbers mt-3 grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
