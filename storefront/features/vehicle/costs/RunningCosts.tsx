import {
  consumptionOf,
  costKind,
  formatCents,
  USUAL_DISTANCE,
  USUAL_ENERGY,
  weeklyCost,
} from '@forecourt/lib/vehicle/fuel';
import type { VehicleView } from '../page/view.server.ts';
import { AmountField } from './AmountField.tsx';
import { Calculator } from './Calculator.client.tsx';

/** Weekly fuel or charging cost of this vehicle (VDP-28, FUEL rows, OPEN-085, OPEN-086). */
export function RunningCosts({ view: { site, vehicle } }: { view: VehicleView }) {
  const kind = site.features.fuelCalculatorEnabled ? costKind(vehicle) : null;
  if (kind === null) return null;
  const { litres, own } = consumptionOf(vehicle);
  const fuel = kind === 'fuel';
  const use = fuel ? litres : USUAL_ENERGY;
  const litresText = String(Number(litres.toFixed(2)));
  const price = fuel ? site.settings.fuelPrice : site.settings.electricityPrice;
  return (
    <section className="far-part no-print">
      <h2 className="mb-4 text-2xl">{fuel ? 'Fuel calculator' : 'Charging cost'}</h2>
      <Calculator kind="running" className="card p-card">
        <div
          className={`grid items-start gap-x-6 gap-y-4 ${fuel ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
          data-use={use}
        >
          <AmountField
            id="cost-price"
            data-amount="price"
            inputMode="decimal"
            label={fuel ? 'Fuel price per litre' : 'Electricity price per kWh'}
            defaultValue={formatCents(price)}
            problem={
              fuel ? 'Enter a price per litre, such as $1.70.' : 'Enter a price per kWh, such as $0.30.'
            }
          />
          <AmountField
            id="cost-distance"
            data-amount="distance"
            inputMode="decimal"
            label="Distance per week"
            defaultValue={`${USUAL_DISTANCE} kms`}
            problem="Enter a distance in kilometres, such as 250."
          />
          {!fuel && (
            <AmountField
              id="cost-energy"
              data-amount="energy"
              inputMode="decimal"
              label="kWh per 100 km"
              defaultValue={String(USUAL_ENERGY)}
              problem="Enter kWh per 100 km, such as 18."
            />
          )}
        </div>
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4">
          <span>{fuel ? 'Estimated weekly fuel cost' : 'Estimated weekly charging cost'}</span>
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
              ? `Based on this vehicle's combined consumption of ${litresText} L/100 km.`
              : `Based on ${litresText} L/100 km, because this vehicle's consumption is not listed.`
            : `Electric cars typically use about ${USUAL_ENERGY} kWh per 100 km. Change this if you know the figure for this one.`}
        </p>
      </Calculator>
    </section>
  );
}
