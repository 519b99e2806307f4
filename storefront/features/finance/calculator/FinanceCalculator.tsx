import type { VehicleAction } from '@forecourt/lib/leads/vehicle-actions';
import type { Site } from '@forecourt/lib/sites/site';
import { FINANCE_CALCULATOR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { loanOf } from '@forecourt/lib/vehicle/finance/loan';
import { type CalculatorTerms, calculatorTerms, providerTerms } from '@forecourt/lib/vehicle/finance/terms';
import { formatPayment, formatPlain } from '@forecourt/lib/vehicle/finance/texts';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { offersPopup } from '../popup.server.ts';
import { CalculatorWhenNear } from './CalculatorWhenNear.client.tsx';
import { NO_CREDIT_OFFER } from './credit-words.ts';
import { FREQUENCY_LABELS, Result } from './Result.tsx';

/** Why a quote may have another rate than the calculator. */
const EXAMPLE_RATE_NOTE =
  'The calculator starts at an example rate. Your own rate depends on the lender, your credit history and the age of this vehicle.';

/**
 * The finance calculator of a vehicle page (VDP-34): the initial result is rendered on the server, the
 * controls load when near. There is none without a configured rate or lender and known fees.
 * @param props.actions the page's actions; includes the link to the finance page
 */
export function FinanceCalculator({
  site,
  vehicle,
  actions,
}: {
  site: Site;
  vehicle: Vehicle;
  actions: readonly VehicleAction[];
}) {
  const { settings, features } = site;
  if (!features.financeCalculatorEnabled) return null;
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const price = sellingPrice(vehicle);
  const terms = calculatorTerms(settings, price, lender);
  if (!terms) return null;
  const finance = actions.find(({ name }) => name === 'finance');
  const licence = providerTerms(settings, lender)?.creditLicence;
  const next = finance && (
    <div className="no-print grid justify-items-start gap-3">
      {offersPopup(site) && <p className="text-sm text-ink-muted">{EXAMPLE_RATE_NOTE}</p>}
      <LinkButton href={finance.href}>{finance.label}</LinkButton>
    </div>
  );
  return (
    <section
      id={FINANCE_CALCULATOR_ANCHOR}
      aria-label="Finance calculator"
      data-event-input="financeCalculator"
      data-event-car={vehicle.id}
      className="far-part"
    >
      <h2 className="mb-4 text-2xl">Finance calculator</h2>
      <div className="card">
        <CalculatorWhenNear
          vehicle={vehicle.id}
          terms={terms}
          rateFixed={features.interestSliderDisabled}
          next={next}
          words={wordsOf(terms)}
          frequencies={Object.values(FREQUENCY_LABELS)}
        >
          <Result
            loan={loanOf(terms.start, terms.cost, 'weekly')}
            label={FREQUENCY_LABELS.weekly}
            rate={terms.start.rate}
            fee={terms.cost.fee}
            otherFees={terms.otherFees}
          />
        </CalculatorWhenNear>
        <div className="grid gap-4 border-t border-line p-card text-sm text-ink-muted lg:px-8">
          {price === null && <p>This vehicle has no price yet: the loan amount is an example.</p>}
          {settings.listedFees.length > 0 && <ListedFees fees={settings.listedFees} />}
          <p>
            {NO_CREDIT_OFFER}
            {licence && ` ${licence}.`}
          </p>
        </div>
      </div>
    </section>
  );
}

const amountOrNone = (name: string, amount: number): string =>
  amount > 0 ? `${name} ${formatPayment(amount)}` : `no ${name}`;

const wordsOf = ({ start }: CalculatorTerms): string =>
  `Loan amount ${formatPayment(start.amount)}, ${amountOrNone('deposit', start.deposit)}, ${amountOrNone('residual', start.residual)}, term ${formatPlain(start.years)} years`;

/** The site's fees, which the calculator's formula does not include (FIN-36 to FIN-39). */
function ListedFees({ fees }: { fees: Site['settings']['listedFees'] }) {
  return (
    <div>
      <h3 className="text-sm text-ink">Fees, not part of the repayment above</h3>
      <dl className="numbers mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {fees.map(({ name, amount }) => (
          <div key={name} className="flex gap-2">
            <dt>{name}</dt>
            <dd className="text-ink">{formatPayment(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">
        The comparison rate includes these fees
        {fees.some(({ charged }) => charged === 'government') && ', except government charges'}.
      </p>
    </div>
  );
}
