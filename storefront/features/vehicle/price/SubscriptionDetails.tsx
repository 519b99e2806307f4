import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import { type PricedVehicle, priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { useTranslations } from 'next-intl';

/** The terms of a vehicle's subscription, below its weekly price; nothing for other vehicles. */
export function SubscriptionDetails({ vehicle, rules }: { vehicle: PricedVehicle; rules: PriceRules }) {
  const t = useTranslations('vehicle');
  const { price, subscription } = priceStatement(vehicle, rules, useTranslations('price'));
  if (!price || !subscription) return null;
  const { weeks, startFee, minimumTotal, inclusions, cash } = subscription;
  const facts: [string, string][] = [
    [t('subscription.minimumTerm'), t('subscription.weeks', { weeks })],
    ...(startFee > 0 ? [[t('subscription.startFee'), formatMoney(startFee)] as [string, string]] : []),
    [t('subscription.minimumTotal'), formatMoney(minimumTotal)],
    [t('subscription.included'), inclusions.join(', ')],
    [t('subscription.priceToBuy'), cash.text],
  ];
  return (
    <section aria-label={t('subscription.label')} className="card p-card">
      <h2 className="text-lg">{t('subscription.heading', { figure: price.figure })}</h2>
      <dl className="numbers mt-3 grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-end font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
