import { formatKilograms } from '@forecourt/lib/platform/text/format';
import { garageOf } from '@forecourt/lib/sites/garage';
import { caravanWeights, isTowed } from '@forecourt/lib/vehicle/caravan';
import { rangeText, type TowLimits, towNeeds } from '@forecourt/lib/vehicle/towing';
import { useTranslations } from 'next-intl';
import { AmountField } from '../costs/AmountField.tsx';
import { TowCalculator } from '../costs/Calculator.client.tsx';
import type { VehicleView } from '../page/view.server.ts';

const FIELDS = ['braked', 'ball', 'gcm'] as const satisfies (keyof TowLimits)[];

/**
 * What a vehicle must be able to tow for this caravan, and a check of the shopper's own vehicle. Without
 * scripts only the requirements are shown.
 */
export function TowCheck({ view: { site, vehicle } }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const texts = useTranslations('towing');
  const weights = isTowed(vehicle) ? caravanWeights(vehicle) : null;
  const needs = weights && towNeeds(weights);
  if (!weights || !needs) return null;
  return (
    <div className="mt-6">
      <h3 className="text-xl">{t('towing.heading')}</h3>
      <p className="mt-2 text-ink-muted">
        {t.rich('towing.needs', {
          estimated: needs.isBallEstimated ? 'yes' : 'no',
          mass: () => <strong className="numbers text-ink">{formatKilograms(needs.mass)}</strong>,
          ball: () => <strong className="numbers text-ink">{formatKilograms(needs.ball)}</strong>,
        })}
      </p>
      <TowCalculator className="card no-print mt-4 p-card noscript:hidden">
        <div
          data-tow={JSON.stringify(weights)}
          data-tow-site={site.slug}
          className="grid items-start gap-4 sm:grid-cols-3"
        >
          {FIELDS.map((name) => (
            <AmountField
              key={name}
              id={`tow-${name}`}
              label={t(`towing.${name}`)}
              inputMode="numeric"
              autoComplete="off"
              data-amount={name}
              problem={rangeText(name, texts)}
            />
          ))}
        </div>
        {garageOf(site) && (
          <div className="mt-4">
            <button type="button" className="btn btn-secondary btn-sm" data-tow-garage="">
              {t('towing.fromGarage')}
            </button>
            <div data-tow-choices="" className="mt-3 flex flex-wrap gap-2" aria-live="polite" />
          </div>
        )}
        {/* A live region, so that the verdict is read out. Reserves room to avoid layout shift. */}
        <output
          className="tow-verdict mt-4 block min-h-14"
          htmlFor={FIELDS.map((name) => `tow-${name}`).join(' ')}
        />
      </TowCalculator>
      <p className="mt-3 text-sm text-ink-muted">{t('towing.plateNote')}</p>
    </div>
  );
}
