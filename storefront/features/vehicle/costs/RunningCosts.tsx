import {
  consumptionOf,
  costKind,
  formatCents,
  USUAL_DISTANCE,
  USUAL_ENERGY,
  weeklyCost,
} from '@forecourt/lib/vehicle/fuel';
import { useTranslations } from 'next-intl';
import type { VehicleView } from '../page/view.server.ts';
import { AmountField } from './AmountField.tsx';
import { Calculator } from './Calculator.client.tsx';

/** Weekly fuel or charging cost of this vehicle (VDP-28, FUEL rows, OPEN-085, OPEN-086). */
export function RunningCosts({ view: { site, vehicle } }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const kind = site.features.fuelCalculatorEnabled ? costKind(vehicle) : null;
  if (kind === null) return null;
  const { litres, own } = consumptionOf(vehicle);
  const fuel = kind === 'fuel';
  const use = fuel ? litres : USUAL_ENERGY;
  const litresText = String(Number(litres.toFixed(2)));
  const price = fuel ? site.settings.fuelPrice : site.settings.electricityPrice;
  return (
    <section className="far-part no-print">
      <h2 className="mb-4 text-2xl">{t(fuel ? 'costs.fuelTitle' : 'costs.chargingTitle')}</h2>
      <Calculator className="card p-card">
        <div
          className={`grid items-start gap-x-6 gap-y-4 ${fuel ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
          data-use={use}
        >
          <AmountField
            id="cost-price"
            data-amount="price"
            inputMode="decimal"
            label={t(fuel ? 'costs.fuelPrice' : 'costs.electricityPrice')}
            defaultValue={formatCents(price)}
            problem={t(fuel ? 'costs.fuelPriceProblem' : 'costs.electricityPriceProblem')}
          />
          <AmountField
            id="cost-distance"
            data-amount="distance"
            inputMode="decimal"
            label={t('costs.distance')}
            defaultValue={`${USUAL_DISTANCE} kms`}
            problem={t('costs.distanceProblem')}
          />
          {!fuel && (
            <AmountField
              id="cost-energy"
              data-amount="energy"
              inputMode="decimal"
              label={t('costs.energy')}
              defaultValue={String(USUAL_ENERGY)}
              problem={t('costs.energyProblem')}
            />
          )}
        </div>
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4">
          <span>{t('costs.weekly', { kind })}</span>
          <output
            className="numbers text-3xl font-semibold"
            htmlFor={`cost-price cost-distance${fuel ? '' : ' cost-energy'}`}
          >
            {formatCents(weeklyCost(USUAL_DISTANCE, use, price))}
          </output>
        </p>
        <p className="mt-1 text-sm text-ink-muted">
          {fuel
            ? own
              ? t('costs.ownConsumption', { litres: litresText })
              : t('costs.usualConsumption', { litres: litresText })
            : t('costs.usualEnergy', { energy: String(USUAL_ENERGY) })}
        </p>
      </Calculator>
    </section>
  );
}
