import { formatKilograms } from '@forecourt/lib/platform/text/format';
import { garageOf } from '@forecourt/lib/sites/garage';
import { caravanWeights, isTowed } from '@forecourt/lib/vehicle/caravan';
import { PLATE_NOTE, rangeText, type TowLimits, towNeeds } from '@forecourt/lib/vehicle/towing';
import { AmountField } from '../costs/AmountField.tsx';
import { Calculator } from '../costs/Calculator.client.tsx';
import type { VehicleView } from '../page/view.server.ts';

const FIELDS: readonly { name: keyof TowLimits; label: string }[] = [
  { name: 'braked', label: 'Braked towing capacity (kg)' },
  { name: 'ball', label: 'Tow ball limit (kg), optional' },
  { name: 'gcm', label: 'GCM (kg), optional' },
];

/**
 * What a vehicle must be able to tow for this caravan, and a check of the shopper's own vehicle. Without
 * scripts only the requirements are shown.
 */
export function TowCheck({ view: { site, vehicle } }: { view: VehicleView }) {
  const weights = isTowed(vehicle) ? caravanWeights(vehicle) : null;
  const needs = weights && towNeeds(weights);
  if (!weights || !needs) return null;
  return (
    <div className="mt-6">
      <h3 className="text-xl">Can your vehicle tow it?</h3>
      <p className="mt-2 text-ink-muted">
        Fully loaded, it needs a braked towing capacity of{' '}
        <strong className="numbers text-ink">{formatKilograms(needs.mass)}</strong> and a tow ball limit of{' '}
        {needs.isBallEstimated && 'about '}
        <strong className="numbers text-ink">{formatKilograms(needs.ball)}</strong>
        {needs.isBallEstimated && ' (10% of its ATM)'}.
      </p>
      <Calculator kind="towing" className="card no-print mt-4 p-card noscript:hidden">
        <div
          data-tow={JSON.stringify(weights)}
          data-tow-site={site.slug}
          className="grid items-start gap-4 sm:grid-cols-3"
        >
          {FIELDS.map(({ name, label }) => (
            <AmountField
              key={name}
              id={`tow-${name}`}
              label={label}
              inputMode="numeric"
              autoComplete="off"
              data-amount={name}
              problem={rangeText(name)}
            />
          ))}
        </div>
        {garageOf(site) && (
          <div className="mt-4">
            <button type="button" className="btn btn-secondary btn-sm" data-tow-garage="">
              Use a vehicle from my garage
            </button>
            <div data-tow-choices="" className="mt-3 flex flex-wrap gap-2" aria-live="polite" />
          </div>
        )}
        {/* A live region, so that the verdict is read out. Reserves room to avoid layout shift. */}
        <output
          className="tow-verdict mt-4 block min-h-14"
          htmlFor={FIELDS.map(({ name }) => `tow-${name}`).join(' ')}
        />
      </Calculator>
      <p className="mt-3 text-sm text-ink-muted">{PLATE_NOTE}</p>
    </div>
  );
}
