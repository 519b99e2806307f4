'use client';
import type { FinanceEstimate } from '@forecourt/lib/vehicle/finance/estimate';
import { ENQUIRE_TEXT } from '@forecourt/lib/vehicle/finance/loan';
import {
  assumptionLines,
  COMPARISON_BASIS,
  FINANCE_DISCLAIMER,
  formatPayment,
  formatRate,
} from '@forecourt/lib/vehicle/finance/texts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { Repayment } from '../Repayment.tsx';
import { useDisclaimer } from './use-disclaimer.client.ts';

export interface InformationProps {
  vehicle: string;
  estimate: FinanceEstimate;
  /** The site's disclaimer, if the vehicle's cannot be loaded (OPEN-003); empty for the default. */
  disclaimer: string;
  brokerPhone: ShownPhone | null;
}

/** The details of a finance estimate (FIN-54): figures, assumptions, disclaimer, warning, broker's phone. */
export function FinanceInformation({
  vehicle,
  estimate,
  disclaimer,
  brokerPhone,
  open,
  onClose,
}: InformationProps & { open: boolean; onClose: () => void }) {
  const facts = factsOf(estimate);
  const others = facts.filter(([label]) => !(label in CREDIT));
  return (
    <Dialog open={open} onClose={onClose} title="Finance information" className="form-sheet">
      <div className="grid gap-5">
        <div>
          <Repayment
            amount={<Facts facts={facts.filter(([label]) => label in CREDIT)} />}
            comparisonRate="stated"
            note=""
          />
        </div>
        {others.length > 0 && <Facts facts={others} />}
        <div>
          <h3 className="text-base">This estimate assumes</h3>
          <ul className="mt-1 list-disc pl-5">
            {assumptionLines(estimate).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2">{COMPARISON_BASIS}</p>
        </div>
        <Disclaimer vehicle={vehicle} fallback={disclaimer || FINANCE_DISCLAIMER} />
        {brokerPhone && (
          <p>
            Questions? Our finance broker’s phone is{' '}
            <Phone phone={brokerPhone} className="link whitespace-nowrap" />
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Disclaimer({ vehicle, fallback }: { vehicle: string; fallback: string }) {
  const disclaimer = useDisclaimer(vehicle, fallback);
  return (
    <div aria-busy={disclaimer === null}>
      <h3 className="text-base">Disclaimer</h3>
      {disclaimer === null ? (
        <div className="skeleton mt-1 h-12" />
      ) : (
        <p className="mt-1 whitespace-pre-line text-ink-muted">{disclaimer}</p>
      )}
    </div>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="fact-rows numbers">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-credit={CREDIT[label]}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The rows that the warning follows, whose sizes a test compares. */
const CREDIT: Readonly<Record<string, string>> = {
  'Weekly payment': 'repayment',
  'Monthly payment': 'repayment',
  'Interest rate': 'rate',
  'Comparison rate': 'comparison',
};

function factsOf({
  lender,
  weekly,
  monthly,
  rate,
  comparisonRate,
  fee,
  totalPayable,
  creditLicence,
}: FinanceEstimate): [string, string][] {
  const rows: [string, string | null | false][] = [
    ['Weekly payment', weekly === null ? ENQUIRE_TEXT : formatPayment(weekly)],
    ['Monthly payment', monthly !== null && formatPayment(monthly)],
    ['Interest rate', rate !== null && formatRate(rate)],
    ['Comparison rate', formatRate(comparisonRate)],
    ['Establishment fee', fee > 0 && formatPayment(fee)],
    ['Total payable', totalPayable !== null && formatPayment(totalPayable)],
    ['Lender', lender],
    ['Credit licence', creditLicence],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
