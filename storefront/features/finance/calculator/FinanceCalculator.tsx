import type { VehicleAction } from '@forecourt/lib/leads/vehicle-actions';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { FINANCE_CALCULATOR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { PAYMENT_FREQUENCIES } from '@forecourt/lib/vehicle/finance/frequency';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { loanOf } from '@forecourt/lib/vehicle/finance/loan';
import {
  type CalculatorTerms,
  calculatorTerms,
  feesBeside,
  providerTerms,
} from '@forecourt/lib/vehicle/finance/terms';
import { formatPayment, formatPlain } from '@forecourt/lib/vehicle/finance/texts';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { CalculatorWhenNear } from './CalculatorWhenNear.client.tsx';
import { Result } from './Result.tsx';

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
  const t = useTranslations('finance');
  const words = useTranslations('financeCalculator');
  const { settings, features } = site;
  if (!features.financeCalculatorEnabled) return null;
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const price = sellingPrice(vehicle);
  const terms = calculatorTerms(settings, price, lender);
  if (!terms) return null;
  const finance = actions.find(({ name }) => name === 'finance');
  const licence = providerTerms(settings, lender)?.creditLicence;
  const fees = feesBeside(settings, lender);
  const next = finance && (
    <div className="no-print grid justify-items-start gap-3">
      <p className="text-sm text-ink-muted">{t('exampleRate')}</p>
      <LinkButton href={finance.href}>{buttonText(finance.label, t)}</LinkButton>
    </div>
  );
  return (
    <section
      id={FINANCE_CALCULATOR_ANCHOR}
      aria-label={t('calculator')}
      data-event-input="financeCalculator"
      data-event-car={vehicle.id}
      className="far-part"
    >
      <h2 className="mb-4 text-2xl">{t('calculator')}</h2>
      <div className="card">
        <CalculatorWhenNear
          vehicle={vehicle.id}
          terms={terms}
          rateFixed={features.interestSliderDisabled}
          next={next}
          words={startText(terms, t)}
          repayLabel={words('youRepay')}
          frequencies={PAYMENT_FREQUENCIES.map((name) => words(name))}
        >
          <Result
            loan={loanOf(terms.start, terms.cost, 'weekly')}
            label={words('weekly')}
            rate={terms.start.rate}
            fee={terms.cost.fee}
            otherFees={terms.otherFees}
          />
        </CalculatorWhenNear>
        <div className="grid gap-4 border-t border-line p-card text-sm text-ink-muted lg:px-8">
          {price === null && <p>{t('noPrice')}</p>}
          {fees.length > 0 && <ListedFees fees={fees} />}
          <p>
            {t('noOffer')}
            {licence && ` ${licence}.`}
          </p>
        </div>
      </div>
    </section>
  );
}

const BUTTONS = {
  'Get Finance': 'getFinance',
  'Finance Enquiry': 'enquiry',
  'Enquire Now': 'enquireNow',
} as const satisfies Record<Site['settings']['financeButtonLabel'], string>;

/** Returns the site's label of the finance button in the language of the page. */
const buttonText = (label: string, t: Translator<'finance'>): string =>
  Object.hasOwn(BUTTONS, label) ? t(`button.${BUTTONS[label as keyof typeof BUTTONS]}`) : label;

const startText = ({ start }: CalculatorTerms, t: Translator<'finance'>): string =>
  t('start', {
    amount: formatPayment(start.amount),
    hasDeposit: start.deposit > 0 ? 'yes' : 'no',
    deposit: formatPayment(start.deposit),
    hasResidual: start.residual > 0 ? 'yes' : 'no',
    residual: formatPayment(start.residual),
    years: formatPlain(start.years),
  });

function ListedFees({ fees }: { fees: Site['settings']['listedFees'] }) {
  const t = useTranslations('finance');
  return (
    <div>
      <h3 className="text-sm text-ink">{t('fees')}</h3>
      <dl className="numbers mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {fees.map(({ name, amount }) => (
          <div key={name} className="flex gap-2">
            <dt>{name}</dt>
            <dd className="text-ink">{formatPayment(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">
        {t('feesIncluded', {
          hasGovernment: fees.some(({ charged }) => charged === 'government') ? 'yes' : 'no',
        })}
      </p>
    </div>
  );
}
