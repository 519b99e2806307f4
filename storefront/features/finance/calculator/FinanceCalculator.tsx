import { chooseLender } from '@forecourt/lib/finance/lender';
import { calculatorTerms, providerTerms } from '@forecourt/lib/finance/terms';
import { COMPARISON_BASIS, COMPARISON_WARNING, formatPayment } from '@forecourt/lib/finance/words';
import type { Site } from '@forecourt/lib/site/site';
import type { VehicleAction } from '@forecourt/lib/vehicle/actions';
import { FINANCE_CALCULATOR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { CalculatorWhenNear } from './CalculatorWhenNear.client.tsx';

/**
 * The finance calculator of a vehicle page (VDP-34): complete before scripts run, brought to life when it is near.
 * @param props.actions what the page offers; its link to the finance page stands here too
 */
export function FinanceCalculator({
  site: { settings, features },
  vehicle,
  actions,
}: {
  site: Site;
  vehicle: Vehicle;
  actions: readonly VehicleAction[];
}) {
  if (!features.financeCalculatorEnabled) return null;
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const price = sellingPrice(vehicle);
  const finance = actions.find(({ name }) => name === 'finance');
  const licence = providerTerms(settings, lender)?.creditLicence;
  return (
    <section
      id={FINANCE_CALCULATOR_ANCHOR}
      aria-label="Finance calculator"
      data-event-input="financeCalculator"
      data-event-car={vehicle.id}
    >
      <h2 className="mb-4 text-2xl">Finance calculator</h2>
      <div className="card">
        <CalculatorWhenNear
          terms={calculatorTerms(settings, price, lender)}
          rateFixed={features.interestSliderDisabled}
        />
        <div className="grid gap-4 border-t border-line p-card text-sm text-ink-muted lg:px-8">
          {price === null && <p>This vehicle has no price yet: the loan amount is an example.</p>}
          {settings.listedFees.length > 0 && <ListedFees fees={settings.listedFees} />}
          <p>
            {COMPARISON_WARNING} {COMPARISON_BASIS}
            {licence && ` ${licence}.`} What the calculator shows is an estimate, not an offer of credit.
          </p>
          {finance && (
            <LinkButton href={finance.href} variant="secondary" className="no-print justify-self-start">
              {finance.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

/** Fees that a site tells of; they are no part of the figures (FIN-36 to FIN-39, reading 16). */
function ListedFees({ fees }: { fees: Site['settings']['listedFees'] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink">Fees, not part of the figures above</h3>
      <dl className="numbers mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {fees.map(({ name, amount }) => (
          <div key={name} className="flex gap-2">
            <dt>{name}</dt>
            <dd className="text-ink">{formatPayment(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
