'use client';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { FinanceEstimate } from '@forecourt/lib/vehicle/finance/estimate';
import {
  assumptionLines,
  COMPARISON_BASIS,
  FINANCE_DISCLAIMER,
  formatPayment,
  formatRate,
} from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { textLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';
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
  const t = useTranslations('financeInformation');
  const prices = useTranslations('price');
  const facts = factsOf(estimate, t, prices('weekly.enquire'));
  const others = facts.filter(({ credit }) => !credit);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} className="form-sheet">
      <div className="grid gap-5">
        <div>
          <Repayment
            amount={<Facts facts={facts.filter(({ credit }) => credit)} />}
            comparisonRate="stated"
            note=""
          />
        </div>
        {others.length > 0 && <Facts facts={others} />}
        <div>
          <h3 className="text-base">{t('assumes')}</h3>
          <ul className="mt-1 list-disc ps-5">
            {assumptionLines(estimate, t).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p lang="en-AU" dir="ltr" className="mt-2">
            {COMPARISON_BASIS}
          </p>
        </div>
        <Disclaimer vehicle={vehicle} fallback={disclaimer || FINANCE_DISCLAIMER} />
        {brokerPhone && (
          <p>
            {t.rich('broker', {
              phone: () => <Phone phone={brokerPhone} className="link whitespace-nowrap" />,
            })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Disclaimer({ vehicle, fallback }: { vehicle: string; fallback: string }) {
  const t = useTranslations('financeInformation');
  const disclaimer = useDisclaimer(vehicle, fallback);
  const own = textLanguage(ENGLISH, useLanguage());
  return (
    <div aria-busy={disclaimer === null}>
      <h3 className="text-base">{t('disclaimer')}</h3>
      {disclaimer === null ? (
        <div className="skeleton mt-1 h-12" />
      ) : (
        <p {...own} className="mt-1 whitespace-pre-line text-ink-muted">
          {disclaimer}
        </p>
      )}
    </div>
  );
}

interface Fact {
  label: string;
  value: string;
  /** True if the law requires the label's words, which are English in every language. */
  isLaw?: boolean;
  /** The part of the cost of credit that it states. */
  credit?: 'repayment' | 'rate' | 'comparison';
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="fact-rows numbers">
    {facts.map(({ label, value, isLaw, credit }) => (
      <div key={label}>
        <dt lang={isLaw ? 'en-AU' : undefined}>{label}</dt>
        <dd data-credit={credit}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The facts of an estimate. The law names both rates and the licence, so those labels are English. */
function factsOf(
  { lender, weekly, monthly, rate, comparisonRate, fee, totalPayable, creditLicence }: FinanceEstimate,
  t: Translator<'financeInformation'>,
  enquire: string,
): Fact[] {
  const rows: (Omit<Fact, 'value'> & { value: string | null | false })[] = [
    { label: t('weekly'), value: weekly === null ? enquire : formatPayment(weekly), credit: 'repayment' },
    { label: t('monthly'), value: monthly !== null && formatPayment(monthly), credit: 'repayment' },
    { label: 'Interest rate', isLaw: true, value: rate !== null && formatRate(rate), credit: 'rate' },
    { label: 'Comparison rate', isLaw: true, value: formatRate(comparisonRate), credit: 'comparison' },
    { label: t('establishmentFee'), value: fee > 0 && formatPayment(fee) },
    { label: t('totalPayable'), value: totalPayable !== null && formatPayment(totalPayable) },
    { label: t('lender'), value: lender },
    { label: 'Credit licence', isLaw: true, value: creditLicence },
  ];
  return rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
}
